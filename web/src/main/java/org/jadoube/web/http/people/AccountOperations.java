package org.jadoube.web.http.people;

import org.jadoube.web.answer.AccountAnswers.AccountDetails;
import org.jadoube.web.answer.AccountAnswers.NewToken;
import org.jadoube.web.description.Access;
import org.jadoube.web.description.Operation;
import org.jadoube.web.description.ProblemKind;
import org.jadoube.wire.Documents;

/// The descriptions of the routes of accounts and sessions.
final class AccountOperations {
  static final Operation DEVICE =
      Operation.of("Be known again")
          .saying(
              "For whoever has no account: requests with this cookie are known to come from the same"
                  + " browser or program, so that their `Idempotency-Key` is theirs. It says nothing"
                  + " about who uses it.")
          .answering(204, "`Set-Cookie` names the device, for 400 days.")
          .failing(ProblemKind.CROSS_SITE)
          .limited();

  static final Operation SIGN_UP =
      Operation.of("Sign up")
          .saying(
              "Opens an account and signs in. Names that look alike count as the same. The e-mail"
                  + " address is shown to nobody else, is not verified, and opens nothing.")
          .taking(Documents.SIGN_UP)
          .answering(201, "The account exists; `Set-Cookie` opens a session.", AccountDetails.class)
          .failing(ProblemKind.CROSS_SITE, ProblemKind.NAME_TAKEN, ProblemKind.BUSY)
          .limited();

  static final Operation SIGN_IN =
      Operation.of("Sign in")
          .saying(
              "Whether the name or the password is wrong is not said, and takes the same time."
                  + " Attempts are limited for each address and each account. A device on which the"
                  + " owner has signed in before (`jadoube-device`, the other cookie) has attempts of"
                  + " its own, so nobody who guesses passwords can keep the owner out.")
          .taking(Documents.SIGN_IN)
          .answering(
              200,
              "`Set-Cookie` opens a session of at most 30 days, or 7 without use.",
              AccountDetails.class)
          .failing(ProblemKind.CROSS_SITE, ProblemKind.WRONG_CREDENTIALS, ProblemKind.BUSY)
          .limited();

  static final Operation SIGN_OUT =
      Operation.of("Sign out")
          .by(Access.SESSION)
          .answering(204, "The session is over, and the cookie removed.")
          .failing(ProblemKind.CROSS_SITE)
          .limited();

  static final Operation ACCOUNT =
      ofAccount("The account that has signed in")
          .answering(200, "With its roles and sessions.", AccountDetails.class);

  static final Operation CHANGE_PASSWORD =
      ofOwnPages("Change the password")
          .saying("Ends all sessions and tokens of the account and opens a new session.")
          .taking(Documents.PASSWORD_CHANGE)
          .answering(200, "`Set-Cookie` opens a new session.", AccountDetails.class)
          .failing(ProblemKind.WRONG_CREDENTIALS, ProblemKind.BUSY);

  static final Operation RESET_PASSWORD =
      Operation.of("Set a new password after forgetting it")
          .saying(
              "With the key that an administrator has given out (`jadoube people reset`): it is"
                  + " good once, for half an hour. Ends all sessions and tokens of the account and opens"
                  + " a new session.")
          .taking(Documents.PASSWORD_RESET)
          .answering(200, "`Set-Cookie` opens a session.", AccountDetails.class)
          .failing(ProblemKind.CROSS_SITE, ProblemKind.WRONG_RESET_KEY, ProblemKind.BUSY)
          .limited();

  static final Operation DELETE =
      ofOwnPages("Delete the account")
          .saying(
              "Nothing is kept that says whose it was. Games keep the names of their players. Whoever"
                  + " is the last organiser of a tournament appoints another one before.")
          .taking(Documents.ACCOUNT_DELETION)
          .answering(204, "It is deleted.")
          .failing(ProblemKind.WRONG_CREDENTIALS, ProblemKind.LAST_ORGANISER, ProblemKind.BUSY);

  static final Operation END_SESSION =
      ofOwnPages("End a session of the account").answering(204, "It is over.");

  static final Operation GIVE_TOKEN =
      ofOwnPages("Make a token for a program")
          .saying(
              "With it, a program acts for the account at the paths of Lichess's API (docs/clients.md):"
                  + " `board:play`, `bot:play`, `challenge:read`, `challenge:write`, `challenge:bulk`,"
                  + " `preference:read`, `email:read`. It is valid until it is ended, the password is"
                  + " changed, or it has not been used for a year. Beyond a hundred, the one unused for"
                  + " longest ends.")
          .taking(Documents.TOKEN_REQUEST)
          .answering(201, "The token, which nobody can read again.", NewToken.class);

  static final Operation END_TOKEN =
      ofOwnPages("End a token of a program").answering(204, "It is over.");

  private AccountOperations() {}

  private static Operation ofAccount(String summary) {
    return Operation.of(summary).by(Access.SESSION).failing(ProblemKind.NOT_SIGNED_IN).limited();
  }

  private static Operation ofOwnPages(String summary) {
    return ofAccount(summary).failing(ProblemKind.CROSS_SITE);
  }
}
