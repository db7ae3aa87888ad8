package org.jadoube.laws.rules.conduct;

import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.ConductAct;
import org.jadoube.laws.rules.Outcome;
import org.jadoube.laws.state.GameState;

/// Dispatches acts about conduct to the rules that decide on them.
public final class ConductActs {
  private ConductActs() {}

  public static Outcome decide(ConductAct deed, Act act, GameState game) {
    return switch (deed) {
      case ConductAct.FindDevice find -> Devices.find(find, act, game);
      case ConductAct.FindRefusal find -> RefusalToComply.find(find, act, game);
      case ConductAct.Appeal _ -> Appeals.appeal(act, game);
      case ConductAct.DecideAppeal decide -> Appeals.decide(decide, act, game);
      case ConductAct.TakeBackDecision back -> DecisionTakenBack.takeBack(back, act, game);
      case ConductAct.ExpelInterferer expel -> Interference.expel(expel, act, game);
      case ConductAct.NoteIncident note -> Incidents.note(note, act, game);
      case ConductAct.TellMoveNumber _ -> Interference.tell(act, game);
    };
  }
}
