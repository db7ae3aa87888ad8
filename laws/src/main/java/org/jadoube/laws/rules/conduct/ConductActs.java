package org.jadoube.laws.rules.conduct;

import org.jadoube.laws.act.ConductAct;
import org.jadoube.laws.rules.Outcome;
import org.jadoube.laws.state.GameState;

/// Dispatches acts about conduct to the rules that decide on them.
public final class ConductActs {
  private ConductActs() {}

  public static Outcome decide(ConductAct act, GameState game) {
    return switch (act) {
      case ConductAct.FindDevice find -> Devices.find(find, game);
      case ConductAct.FindRefusal find -> RefusalToComply.find(find, game);
      case ConductAct.Appeal appeal -> Appeals.appeal(appeal, game);
      case ConductAct.DecideAppeal decide -> Appeals.decide(decide, game);
      case ConductAct.ExpelInterferer expel -> Interference.expel(expel, game);
      case ConductAct.NoteIncident note -> Incidents.note(note, game);
      case ConductAct.TellMoveNumber tell -> Interference.tell(tell, game);
    };
  }
}
