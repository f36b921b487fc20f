import { grammarOf } from '@cadre/kit';
import { type Noun, the } from '@cadre/kit/effects/german';
import type { Box } from '../../box/box.js';
import { nounOf } from '../../content/german/nouns.js';
import { enemyId, type Names } from '../../content/names.js';
import { CLASSES } from '../../content/types.js';
import type { PlayNames } from '../english/reasons.js';
import type { Words } from '../words.js';

const { and } = grammarOf('de');

const play = ({ card, slot }: PlayNames): string => `„${card}“ auf ${slot}`;
const course = (first: PlayNames, to: string | null, second: PlayNames | null): string => {
  const where = to === null ? '' : ` (nach ${to})`;
  const then = second ? `, dann ${play(second)}` : '';
  return `${play(first)}${where}${then}`;
};
const tokenNoun = (names: Names, box: Box, token: number): Noun => {
  const { feature, special, class: kind } = box.tokens[token]!;
  if (feature) return nounOf('feature', feature.id, names);
  return special ? nounOf('special', special, names) : nounOf('enemy', enemyId(box.map.tokenSet, CLASSES[kind]!), names);
};

export const reasons: Words['reasons'] = {
  plain: {
    feature: 'Das ist jetzt nützlich.',
    rescue: 'Das Kind darf nicht allein bleiben.',
    carry: 'Das muss für die Mission mitgenommen werden.',
    planning: 'Diese Karte hilft jetzt am meisten.',
    gear: 'Die Ausrüstung hilft jetzt am meisten.',
    accuse: 'Es wurde zu oft untergraben, und dieser Spieler hat am wenigsten geholfen.',
    nothingAround: 'Hier lohnt es sich nicht, etwas aufzunehmen.',
    noneToKeep: 'Von diesen darf keine behalten werden.',
    noneForLater: 'Keine davon lohnt sich für später.',
    noneToTake: 'Dort lohnt sich keine Karte.',
    saveTheCard: 'Die Karte ist später mehr wert.',
    stopTheDamage: 'Es lohnt sich, diesen Schaden zu verhindern.',
    littleDanger: 'Im Moment droht wenig Gefahr.',
    muchFire: 'Jetzt ist mit starkem Beschuss zu rechnen.',
    mildCrisis: 'Diese Krise richtet wenig an.',
    badCrisis: 'Diese Krise täte weh.',
    madeForThis: 'Das ist der perfekte Moment für die Karte.',
    badEvent: 'Dieses Ereignis träfe jetzt hart.',
    othersAreWorse: 'Die meisten anderen Ereignisse wären schlimmer.',
    mildestFirst: 'Das harmloseste Ereignis kommt zuerst.',
    notWorthIt: 'Nichts davon lohnt sich.',
    noDifference: 'Es macht keinen Unterschied.',
    onlyCard: 'Das ist deine einzige Karte.',
    tooLittle: 'Eine weitere Karte würde einen Platz füllen und zu wenig bringen.',
    anySlot: 'Alle Plätze sind jetzt gleich gut.',
    laterAction: 'Bei einer anderen Aktion bringt die Karte mehr.',
    addedStrength: 'Die zusätzliche Stärke gibt hier den Ausschlag.',
    movementEnds: 'Hier ist ein guter Platz zum Anhalten.',
    bringAlong: 'Gemeinsam ist es sicherer und spart dem anderen Spieler eine Karte.',
    nothingInReach: 'Nichts in Reichweite lohnt sich.',
    betterThanAShot: 'Die Mission bietet etwas Besseres als einen Angriff.',
    betterThanALook: 'Die Mission bietet etwas Besseres, als nur nachzusehen.',
    tooManyWays: 'Es gibt zu viele Möglichkeiten, um alle zu vergleichen.',
    leaveIt: 'Für die Gruppe ist es am besten, darauf zu verzichten.',
    standsBest: 'So steht die Gruppe am besten da.',
    noDoor: 'Keine Tür dort verkürzt den Weg.',
    door: 'Diese Tür verkürzt den Weg.',
    laterText: 'Die Fähigkeit lässt sich auch nach der Aktion noch einsetzen.',
    asPlanned: 'Dafür wurde die Karte gespielt.',
    thisHalf: 'Dieser Effekt bringt jetzt mehr.',
    noFreeAction: 'Keine freie Aktion würde jetzt helfen.',
    support: 'Zusammen ist die Gruppe stärker.',
    undermine: 'Jetzt ist der richtige Moment zum Untergraben.',
    guilty: 'Jemand untergräbt die Gruppe, und dieser Spieler hat am wenigsten geholfen.',
    tooLittleAgainst: 'Gegen diesen Spieler spricht nicht genug.',
    leaveLying: 'Bleibt es liegen, hält das die Gruppe auf.',
    nothingOnTop: 'Der nächste Spieler soll auf gut Glück ziehen.',
    letTheCrisisCome: 'Die Krise soll kommen: Sie kann der Gruppe nur schaden.',
    mildEvent: 'Dieses Ereignis ist harmlos: Es gibt härtere.',
    othersAreMilder: 'Die meisten anderen Ereignisse wären leichter für die Gruppe.',
    hardestFirst: 'Das härteste Ereignis kommt zuerst.',
    leavingHurts: 'Für die Gruppe ist es am schlechtesten, darauf zu verzichten.',
    standsWorst: 'So steht die Gruppe am schlechtesten da.',
    staysLocked: 'Eine verschlossene Tür hält die Gruppe auf.',
    keepTheirTrust: 'Wer diesmal unterstützt, behält ihr Vertrauen.',
    letThemFall: 'Die Gruppe ist dabei, jemanden aus den eigenen Reihen zu verstoßen.',
  },
  card: {
    keep: card => `Von diesen ist „${card}“ am nützlichsten.`,
    forLater: card => `„${card}“ liegt gut oben auf dem Stapel für den nächsten Spieler.`,
    take: card => `Die nützlichste Karte dort ist „${card}“.`,
    recover: card => `Die stärkste Karte, die du zurückholen kannst, ist „${card}“.`,
    actionFirst: card => `Die Aktion bringt mehr als die Fähigkeit von „${card}“.`,
    textOnTop: card => `Die Fähigkeit von „${card}“ gibt es zur Aktion dazu.`,
    hardestEvent: card => `Am härtesten trifft die Gruppe „${card}“.`,
  },
  threat: {
    hit: threat => `Am meisten hilft es, ${threat} anzugreifen.`,
    knowOrMove: threat => `Am meisten hilft es, ${threat} anzusehen oder zu bewegen.`,
    look: threat => `Am meisten hilft es, ${threat} zu kennen.`,
  },
  slot: {
    relief: slot => `Der Platz „${slot}“ braucht am dringendsten Entlastung.`,
    freeAction: slot => `Als freie Aktion hilft „${slot}“ am meisten.`,
  },
  strength: n => `Stärke ${n} reicht aus und hält den Platz niedrig.`,
  stay: space => `${space} ist das beste erreichbare Feld.`,
  go: (character, space, gains) => `${character} steht am besten auf ${space}${gains.length > 0 ? `: ${and(gains)}` : ''}.`,
  gain: {
    work: 'näher am Ziel',
    safety: 'weniger Gefahr',
    knowledge: 'deckt eine Bedrohung auf',
  },
  plan: (...plan) => `${course(...plan)}: der größte Fortschritt bei kleinstem Risiko.`,
  slyPlan: (...plan) => `${course(...plan)}: hilft der Gruppe am wenigsten und geht noch als Fehler durch.`,
  facedown: 'die verdeckte Bedrohung',
  token: ({ names }, box, token) => the(tokenNoun(names, box, token), 'accusative'),
};
