import type { Box } from '../../box/box.js';
import { CLASS_NOUNS, type Noun, nounOf, the } from '../../content/german/nouns.js';
import type { Names } from '../../content/names.js';
import { CLASSES } from '../../content/types.js';
import { german as table } from '../../speech/german/german.js';
import type { PlayNames, ReasonWords } from './words.js';

const play = ({ card, slot }: PlayNames): string => `„${card}“ auf ${slot}`;
const course = (first: PlayNames, to: string | null, second: PlayNames | null): string => {
  const where = to === null ? '' : ` (nach ${to})`;
  const then = second ? `, dann ${play(second)}` : '';
  return `${play(first)}${where}${then}`;
};
const tokenNoun = (names: Names, box: Box, token: number): Noun => {
  const { feature, special, class: kind } = box.tokens[token]!;
  if (feature) return nounOf('feature', feature.id, names);
  return special ? nounOf('special', special, names) : CLASS_NOUNS[CLASSES[kind]!];
};

export const german: ReasonWords = {
  table,
  plain: {
    feature: 'Was hier liegt, nützt gerade jetzt.',
    rescue: 'Das Kind darf nicht allein bleiben.',
    carry: 'Das muss für die Mission getragen werden.',
    planning: 'Die Karte bringt jetzt am meisten.',
    gear: 'Die Ausrüstung bringt jetzt am meisten.',
    accuse: 'Es wurde zu oft untergraben, und dieser Spieler hilft am wenigsten.',
    nothingAround: 'Nichts, was hier liegt, lohnt sich.',
    noneToKeep: 'Von diesen darf keine behalten werden.',
    noneForLater: 'Keine davon lohnt sich für später.',
    noneToTake: 'Dort lohnt sich keine Karte.',
    saveTheCard: 'Die Karte ist später mehr wert.',
    stopTheDamage: 'Diesen Schaden verhindert man besser.',
    littleDanger: 'Zurzeit droht wenig Gefahr.',
    muchFire: 'Jetzt ist mit starkem Beschuss zu rechnen.',
    mildCrisis: 'Diese Krise richtet wenig an.',
    badCrisis: 'Diese Krise täte weh.',
    madeForThis: 'Für diesen Augenblick ist die Karte gemacht.',
    badEvent: 'Dieses Ereignis träfe jetzt hart.',
    othersAreWorse: 'Die meisten anderen Ereignisse wären schlimmer.',
    mildestFirst: 'Das mildeste Ereignis kommt zuerst.',
    notWorthIt: 'Nichts davon lohnt sich.',
    noDifference: 'Zwischen ihnen ist kein Unterschied.',
    onlyCard: 'Es gibt keine andere Karte.',
    tooLittle: 'Noch eine Karte würde für zu wenig Gewinn einen Platz füllen.',
    anySlot: 'Jeder Platz ist jetzt so gut wie der andere.',
    laterAction: 'Bei einer anderen Aktion bringt die Karte mehr.',
    addedStrength: 'Die zusätzliche Stärke gibt hier den Ausschlag.',
    movementEnds: 'Die Bewegung endet hier.',
    bringAlong: 'Zusammen ist es sicherer, und der andere spart eine Karte.',
    nothingInReach: 'Nichts in Reichweite lohnt sich.',
    betterThanAShot: 'Die Mission bietet Besseres als einen Schuss.',
    betterThanALook: 'Die Mission bietet Besseres als einen Blick.',
    tooManyWays: 'Es gibt zu viele Möglichkeiten, um sie zu unterscheiden.',
    leaveIt: 'Für die Gruppe ist es am besten, darauf zu verzichten.',
    standsBest: 'Danach steht die Gruppe am besten da.',
    noDoor: 'Keine Tür dort verkürzt den Weg.',
    door: 'Diese Tür verkürzt den Weg.',
    thisHalf: 'Dieser Teil des Textes bringt jetzt mehr.',
    noFreeAction: 'Keine Aktion würde jetzt helfen.',
    support: 'Die Gruppe gewinnt, wenn sie zusammenhält.',
    undermine: 'Jetzt ist der Augenblick zum Untergraben.',
    guilty: 'Jemand untergräbt, und dieser Spieler hilft am wenigsten.',
    tooLittleAgainst: 'Gegen diesen Spieler spricht nicht genug.',
    leaveLying: 'Was für die Mission getragen werden muss, bleibt besser liegen.',
    nothingOnTop: 'Wer als Nächster plant, soll dem Glück überlassen bleiben.',
    letTheCrisisCome: 'Die Krise soll kommen: Sie kann der Gruppe nur schaden.',
    mildEvent: 'Dieses Ereignis wäre mild: Es gibt härtere.',
    othersAreMilder: 'Die meisten anderen Ereignisse wären für die Gruppe milder.',
    hardestFirst: 'Das härteste Ereignis kommt zuerst.',
    leavingHurts: 'Für die Gruppe ist es am schlechtesten, darauf zu verzichten.',
    standsWorst: 'Danach steht die Gruppe am schlechtesten da.',
    staysLocked: 'Eine verschlossene Tür hält die Gruppe auf.',
    keepTheirTrust: 'Wer diesmal unterstützt, behält ihr Vertrauen.',
    letThemFall: 'Die Gruppe ist dabei, jemanden aus den eigenen Reihen zu verstoßen.',
  },
  card: {
    keep: card => `Von diesen ist „${card}“ am nützlichsten.`,
    forLater: card => `Obenauf wartet „${card}“ auf den, der als Nächster plant.`,
    take: card => `Am nützlichsten ist dort „${card}“.`,
    recover: card => `Die stärkste Karte, die zurückkommen kann, ist „${card}“.`,
    actionFirst: card => `Die Aktion selbst bringt mehr als der Text von „${card}“.`,
    textOnTop: card => `Der Text von „${card}“ kommt zur Aktion hinzu.`,
    hardestEvent: card => `Am härtesten trifft die Gruppe „${card}“.`,
  },
  threat: {
    hit: threat => `Am meisten hilft es, ${threat} zu treffen.`,
    knowOrMove: threat => `Am meisten hilft es, ${threat} zu kennen oder zu bewegen.`,
    look: threat => `Von allen hier lohnt es sich am meisten, ${threat} zu kennen.`,
  },
  slot: {
    relief: slot => `Der Platz „${slot}“ braucht am ehesten Entlastung.`,
    freeAction: slot => `Als freie Aktion hilft „${slot}“ am meisten.`,
  },
  strength: n => `Stärke ${n} reicht aus und hält den Platz ruhig.`,
  stay: space => `Von allen Feldern in Reichweite ist ${space} das beste.`,
  go: (character, space, gains) => `${character} steht am besten auf ${space}${gains.length > 0 ? `: ${gains.join(', ')}` : ''}.`,
  gain: {
    work: 'näher an dem, was die Mission verlangt',
    safety: 'weniger Gefahr',
    knowledge: 'was dort liegt, wird aufgedeckt',
  },
  plan: (...plan) =>
    `Am besten scheint mir ${course(...plan)}: der meiste Fortschritt bei der geringsten Gefahr und den ruhigsten Plätzen.`,
  slyPlan: (...plan) => `Von allem, was noch als Fehler durchgeht, hilft ${course(...plan)} der Gruppe am wenigsten.`,
  facedown: 'die verdeckte Bedrohung',
  token: ({ names }, box, token) => the(tokenNoun(names, box, token), 'accusative'),
};
