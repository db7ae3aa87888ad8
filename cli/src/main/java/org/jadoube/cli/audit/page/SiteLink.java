package org.jadoube.cli.audit.page;

import static j2html.TagCreator.a;
import static j2html.TagCreator.text;

import j2html.tags.DomContent;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/// Where a game was played: a link if that is an address on the web. Anybody may have written it,
/// so nothing else becomes a link, nor an address that seems to lead elsewhere than it does.
final class SiteLink {
  private static final Set<String> SCHEMES = Set.of("http", "https");

  private SiteLink() {}

  static DomContent of(String site) {
    return address(site)
        .<DomContent>map(address ->
            a(shown(site))
                .withHref(address.toASCIIString())
                .withRel("noopener noreferrer nofollow"))
        .orElseGet(() -> text(site));
  }

  private static Optional<URI> address(String site) {
    try {
      return Optional.of(new URI(site)).filter(SiteLink::isOnTheWeb);
    } catch (URISyntaxException _) {
      return Optional.empty();
    }
  }

  private static boolean isOnTheWeb(URI address) {
    return Optional.ofNullable(address.getScheme())
            .filter(scheme -> SCHEMES.contains(scheme.toLowerCase(Locale.ROOT)))
            .isPresent()
        && address.getHost() != null
        && address.getUserInfo() == null;
  }

  private static String shown(String site) {
    return site.replaceFirst("^(?i)https?://", "");
  }
}
