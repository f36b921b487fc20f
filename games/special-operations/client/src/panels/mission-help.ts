import type { Language } from '@cadre/core';
import type { EditionId, MissionId } from '@cadre/special-operations/content/types';

/** What each side can do in a mission, in a few sentences. Where the editions differ, the playtest has its own. */
interface Sheet {
  readonly blue: readonly string[];
  readonly red: readonly string[];
  readonly playtest?: { readonly blue?: readonly string[]; readonly red?: readonly string[] };
}
const ENGLISH: Readonly<Record<MissionId, Sheet>> = {
  shields: {
    red: [
      'At a console (free action): roll 3 black dice; each result covers an open slot of that kind on the transmitter card. A support unit may reroll one die.',
      'At the transmitter (action): with 6 or more slots covered, clear the card and score 1 point. Three points win at once.',
    ],
    blue: [
      'Starts with its commander, corps and heavy units. The others arrive at the ends of rounds, all of them at the start of round 4.',
      'At a console (free action): call reinforcements, suppress an enemy, or uncover a slot.',
    ],
  },
  codes: {
    red: [
      'Three units carry face-down tokens, one of them the codes. If whoever has the codes touches a claimed transmitter when a round ends, Red may reveal them and wins.',
      'A unit with a token and others within 3" may swap tokens (free action). A dropped token can be picked up by touching it, or taken over by a unit within 3".',
    ],
    blue: [
      'Halt! (free action): look at the token of an enemy within 3".',
      'A support unit that touches a transmitter switches it off: nothing can be sent from it.',
    ],
    playtest: {
      blue: [
        'Halt! (action): look at the token of an enemy within 3".',
        'A support unit that touches a transmitter switches it off. Dropped tokens can be picked up by either side.',
      ],
    },
  },
  vehicle: {
    red: [
      'Units in the ambush network are off the table. When one activates it appears in contact with an ambush point with a detonator; in that activation it may dash, but not move. Later it can go back from an ambush point.',
      'Detonator (action, not with an attack): 10 white dice, one fewer for each inch to the vehicle; every result but a blank is a wound. Beside a support unit a new one can be taken.',
    ],
    blue: [
      'Deploys in contact with the vehicle. Units that touch it have heavy cover.',
      'A support unit that touches it may repair 1 wound (action).',
    ],
  },
  priorities: {
    red: [],
    blue: [],
  },
};
const GERMAN: Readonly<Record<MissionId, Sheet>> = {
  shields: {
    red: [
      'An einer Konsole (freie Aktion): 3 schwarze Würfel; jedes Ergebnis belegt einen freien Platz dieser Art auf der Transmitterkarte. Support darf einen Würfel neu würfeln.',
      'Am Transmitter (Aktion): Sind 6 oder mehr Plätze belegt, wird die Karte geleert und gibt 1 Siegpunkt. Drei gewinnen sofort.',
    ],
    blue: [
      'Beginnt mit Kommandant, Corps und schweren Einheiten. Die anderen kommen an den Rundenenden, zu Beginn von Runde 4 alle.',
      'An einer Konsole (freie Aktion): Verstärkung rufen, einen Feind niederhalten oder einen Platz freimachen.',
    ],
  },
  codes: {
    red: [
      'Drei Einheiten tragen verdeckte Marker, einer davon sind die Codes. Berührt ihr Träger am Rundenende einen gesicherten Transmitter, darf Rot sie aufdecken und gewinnt.',
      'Eine Einheit mit Marker und andere in 3" dürfen Marker tauschen (freie Aktion). Einen fallen gelassenen Marker hebt auf, wer ihn berührt; wer in 3" steht, darf ihn vorher übernehmen.',
    ],
    blue: [
      'Halt! (freie Aktion): den Marker eines Feindes in 3" ansehen.',
      'Support in Kontakt mit einem Transmitter schaltet ihn ab: Von dort kann nicht gesendet werden.',
    ],
    playtest: {
      blue: [
        'Halt! (Aktion): den Marker eines Feindes in 3" ansehen.',
        'Support in Kontakt mit einem Transmitter schaltet ihn ab. Fallen gelassene Marker dürfen beide Seiten aufheben.',
      ],
    },
  },
  vehicle: {
    red: [
      'Einheiten im Hinterhaltsnetzwerk stehen nicht auf dem Tisch. Wird eine aktiviert, erscheint sie in Kontakt mit einem Hinterhaltspunkt und hat einen Detonator; in diesem Zug darf sie sich nicht bewegen, nur spurten. An einem Punkt kann sie später zurückkehren.',
      'Detonator (Aktion, nicht mit einem Angriff): 10 weiße Würfel, einer weniger je Zoll bis zum Fahrzeug; alles außer Leerseiten ist eine Wunde. Neben Support gibt es einen neuen.',
    ],
    blue: [
      'Stellt in Kontakt mit dem Fahrzeug auf. Wer es berührt, hat schwere Deckung.',
      'Support in Kontakt darf 1 Wunde reparieren (Aktion).',
    ],
  },
  priorities: {
    red: [],
    blue: [],
  },
};
const SHEETS = { en: ENGLISH, de: GERMAN } as const;

export const missionHelp = (mission: MissionId, edition: EditionId, side: 'blue' | 'red', language: Language): readonly string[] => {
  const sheet = SHEETS[language][mission];
  return (edition === 'playtest' ? sheet.playtest?.[side] : undefined) ?? sheet[side];
};
