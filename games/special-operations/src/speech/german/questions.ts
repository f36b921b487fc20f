import { grammarOf } from '@cadre/kit';
import type { QuestionContext } from '../asked.js';
import type { Words } from '../english/index.js';
import { UNITS } from './ops.js';

const { count, or } = grammarOf('de');
const dice = (n: number): string => count(n, { one: 'Würfel', other: 'Würfel' });
const strength = ({ hits, crits }: QuestionContext): string =>
  `${count(hits, { one: 'Treffer', other: 'Treffer' })} und ${count(crits, { one: 'kritisches Ergebnis', other: 'kritische Ergebnisse' })}`;
const quoted = (name: string): string => (name.startsWith('„') ? name : `„${name}“`);
const effects = ({ least, offers, rest }: QuestionContext): string => {
  if (least > 0) return 'Welcher Effekt kommt zuerst?';
  if (rest !== '') return `Der erste Teil von ${quoted(offers[0]!)} ist geschehen. Sollen ${rest}?`;
  return `${offers.length === 0 ? 'Einen Effekt' : or(offers.map(quoted))} nutzen?`;
};
const because = ({ source }: QuestionContext): string => (source === '' ? '' : `${source}: `);

export const questions: Words['questions'] = {
  other: () => 'Wähle',
  'chooseLoadouts.choose': () => 'Wähle je eine Seite deiner drei Ausrüstungskarten',
  'deployOne.covertly': () => 'Jetzt statt einer Einheit einen verdeckten Marker legen?',
  'deployOne.which': () => 'Welche Einheit stellst du als Nächste auf?',
  'putMarker.where': () => 'Wohin legst du den verdeckten Marker? Die Einheit dahinter erscheint später in seiner Nähe',
  'putMarker.who': () => 'Welche Einheit verbirgt sich hinter diesem Marker? Nur du weißt es',
  'deployUnit.way': x => `Wie stellst du ${x.unit} auf?`,
  'deployUnit.zone': x => `Stelle ${x.unit} auf`,
  'deployUnit.infiltrate': x => `Infiltrieren: Wo in deiner Hälfte stellst du ${x.unit} auf?`,
  'revealCovert.which': () => 'Einen verdeckten Marker umdrehen und seine Einheit aufstellen?',
  'placeCovert.who': () => 'Welche Einheit erscheint von diesem Marker?',
  'placeCovert.where': x => `Wo in der Nähe des Markers erscheint ${x.unit}?`,
  'commandPhase.cards': () => 'Welche Kommandokarte spielst du in dieser Runde? Beide werden gleichzeitig aufgedeckt',
  'comms.give': x => `Störung der Komms: Welche Einheit vom Rang ${x.rank} erhält den Befehl?`,
  'orders.issue': x => `${because(x)}Welche Einheit erhält einen Befehl, um zu handeln, wann du willst? (noch ${x.left})`,
  'orders.more': x => `Welche Einheit erhält einen zusätzlichen Befehl? (noch ${x.left})`,
  'activationPhase.turn': x =>
    x.ready === 0
      ? 'Keine Einheit hat einen Befehl: Zieh einen Marker, er nennt den Rang der Einheit, die handelt'
      : 'Welche Einheit mit Befehl aktivierst du? Oder zieh einen Marker: Er nennt den Rang einer Einheit ohne Befehl',
  'draw.keep': () => 'Welchen Befehlsmarker behältst du? Eine Einheit dieses Rangs wird aktiviert',
  'draw.activate': x => `Gezogen: ${x.rank}. Welche Einheit dieses Rangs aktivierst du?`,
  'activation.keep': x =>
    `${x.unit} entfernt ${x.rallied} von ${x.suppression} Niederhalten-Markern. Wie viele davon behält sie für Gefahrensinn?`,
  'activation.act': x =>
    `Wähle eine Aktion für ${x.unit} (noch ${x.left})${x.isOnStandby ? '. Eine weitere Aktion gibt ihre Bereitschaft auf' : ''}`,
  'recover.keep': x => `${x.unit} erholt sich: Wie viele von ${x.suppression} Niederhalten-Markern behält sie?`,
  'move.move': x => `Bewege ${x.unit}`,
  'move.climb': x => `Wohin klettert ${x.unit}?`,
  'move.jump': x => `Wohin springt ${x.unit}?`,
  'move.dash': x => `Wohin spurtet ${x.unit}?`,
  'move.granted': x => `${because(x)}Wohin bewegt sich ${x.unit}? Das kostet keine Aktion`,
  'move.scout': x => `Aufklären: Wohin bewegt sich ${x.unit} vor der ersten Runde?`,
  'move.carry': x => `${x.unit} hat sich bewegt: Wo neben der Einheit liegt ihr Einsatzzielmarker?`,
  'move.withdraw': x => `Wohin zieht sich ${x.unit} aus dem Handgemenge zurück?`,
  'standbyReaction.who': x => `${x.trigger} hat gehandelt: Welche Einheit in Bereitschaft reagiert mit Bewegung oder Angriff?`,
  'react.how': x => `Wie reagiert ${x.unit} auf ${x.trigger}?`,
  'attack.hinderByChoice': x => `${x.attacker} ist niedergehalten: Welchen Würfel entfernst du aus dem Angriffspool?`,
  'attack.surge': x => `Wie viele Energiemarker gibt ${x.attacker} aus? Jeder macht aus einer Energie einen Treffer`,
  'attack.dodge': x => `${strength(x)} gegen ${x.target}: Wie viele Ausweichmarker gibst du aus? Jeder hebt einen Treffer auf`,
  'attack.lethal': x => `Wie viele Zielmarker gibt ${x.attacker} aus? Jeder hebt eine Abwehr auf (Durchschlagen)`,
  'attack.shields': x => `${strength(x)} gegen ${x.target}: Wie viele Schilde gibst du aus? Jeder hebt ein Ergebnis auf`,
  'attack.blockWithTokens': x => `Wie viele Energiemarker gibt ${x.target} aus? Jeder macht aus einer Energie eine Abwehr`,
  'attack-reroll.aim': x => `Einen Zielmarker von ${x.attacker} ausgeben und bis zu ${dice(x.most)} neu werfen? Gewürfelt: ${x.results}`,
  'attack-reroll.observation': x =>
    `Beobachtungsmarker von ${x.target} ausgeben und bis zu ${dice(x.most)} neu werfen? Gewürfelt: ${x.results}`,
  'attack-reroll.reroll': x => `${because(x)}Bis zu ${dice(x.most)} neu werfen? Gewürfelt: ${x.results}`,
  'defence-reroll.choose': x => `${because(x)}Bis zu ${dice(x.most)} von ${x.target} neu werfen? Gewürfelt: ${x.results}`,
  'spend-tokens.whose': x => `Wessen Marker gibt ${x.unit} aus (${x.token})?`,
  'improve-results.choose': x => `Meisterschütze: Mit einem Zielmarker von ${x.attacker} ein Ergebnis verbessern?`,
  'guard.take': x => `Wie viele Treffer nimmt ${x.unit} anstelle von ${x.target}?`,
  'free-attack.choose': x => `${because(x)}Wen greift ${x.unit} an? Das kostet keine Aktion`,
  'choose-units.bolster': x => `Verstärken: Wer erhält von ${x.unit} einen Energiemarker?`,
  'choose-units.spotter': x => `Späher: Wer erhält von ${x.unit} einen Zielmarker?`,
  'choose-units.observe': () => 'Beobachten: Welcher Feind erhält Beobachtungsmarker, für Neuwürfe deiner Angriffe auf ihn?',
  'choose-units.treat': x => `Behandeln: Wessen Wunden heilt ${x.unit}?`,
  'choose-units.repair': x => `Reparieren: Wessen Wunden repariert ${x.unit}?`,
  'choose-units.inspire': x => `Inspirieren: Wer verliert dank ${x.unit} einen Niederhalten-Marker?`,
  'choose-units.direct': x => `Anleiten: Welche Einheit erhält von ${x.unit} einen Befehl?`,
  'choose-units.coordinate': x => `Koordinieren: Welche Einheit erhält von ${x.unit} einen Befehl?`,
  'gain-token.choose': x => `${because(x)}Welchen Marker erhält ${x.unit}?`,
  'useConsole.again': x => `Einen Würfel neu werfen? Jedes Ergebnis belegt ein Feld seiner Art. Gewürfelt: ${x.results}`,
  'useConsole.coverOne': x => `Welches Feld der Transmitterkarte belegst du? Gewürfelt: ${x.results}`,
  'encrypt.uncoverOne': x => `Entschlüsseln: Welches Feld der Transmitterkarte deckst du auf? Gewürfelt: ${x.results}`,
  'webs.whom': () => 'Suppression Webs: Welcher Feind erhält für jeden Treffer von drei Würfeln einen Niederhalten-Marker?',
  'reinforce.first': x => `Verstärkung: Welche Einheit kommt aus deiner Reserve? (noch ${x.left})`,
  'reinforce.more': x =>
    `Verstärkung: Welche Einheit kommt, oder welche auf dem Tisch verliert einen Niederhalten-Marker? (noch ${x.left})`,
  'fromReserve.put': x => `Wo betritt ${x.unit} den Tisch?`,
  'startingTokens.whose': () => 'Welche Einheit beginnt mit dem Einsatzzielmarker?',
  'startingTokens.lay': x => `Wo neben ${x.unit} liegt der Einsatzzielmarker?`,
  'handOutCodes.whom': x => `Welche Einheit trägt Marker ${x.given + 1} von 3? Einer wird die Codes sein, die anderen sind Attrappen`,
  'handOutCodes.code': () => 'Welche von ihnen trägt die echten Codes? Nur du weißt es',
  'passOn.to': x => `${x.unit} ist besiegt: Welche Einheit in der Nähe nimmt den Marker?`,
  'passOn.lay': x => `${x.unit} lässt den Marker fallen: Wo neben der Base liegt er?`,
  'swap.how': () => 'Wer trägt jetzt welchen Marker? Die andere Seite erfährt nur, dass ihr vielleicht getauscht habt',
  'halt.whom': () => 'Halt! Wessen Marker siehst du dir an, um die Codes zu finden?',
  'revealCode.reveal': () => 'Die Codes vom Transmitter senden und gewinnen?',
  'arrive.at': x => `An welchem Hinterhaltspunkt verlässt ${x.unit} das Hinterhaltsnetzwerk?`,
  'effect.choose': x =>
    `${because(x)}Wähle ${x.least < x.most ? 'bis zu ' : ''}${count(x.most, UNITS[x.whose])}${x.does === '' ? '' : `, die ${x.does}`}`,
  'effect.order': x => `${because(x)}In welcher Reihenfolge werden sie angegriffen?`,
  'effect.token': x => `${because(x)}Welchen Marker erhalten sie?`,
  'lastAttack.weapon': x => `${x.unit} greift noch einmal an, bevor sie entfernt wird: mit welcher Waffe?`,
  'discardCard.which': x => `${because(x)}Welche Kommandokarte legst du dafür ab?`,
  'placeToken.charge': x => `${because(x)}Wohin legst du die Sprengladung?`,
  'placeToken.trap': x => `${because(x)}Wohin legst du die Falle?`,
  'returnUnit.put': x => `${because(x)}Wo kehrt ${x.unit} auf den Tisch zurück?`,
  'window.loadouts': x => `Deine Ausrüstung wirkt: ${effects(x)}`,
  'window.deployed': x => `Alle Einheiten sind aufgestellt: ${effects(x)}`,
  'window.reveal': x => `Die Kommandokarten liegen offen: ${effects(x)}`,
  'window.ordered': x => `${x.unit} hat einen Befehl erhalten: ${effects(x)}`,
  'window.ordersIssued': x => `Deine Befehle sind erteilt: ${effects(x)}`,
  'window.commandEnd': x => `Die Kommandophase endet: ${effects(x)}`,
  'window.activationPhase': x => `Vor der ersten Aktivierung der Runde: ${effects(x)}`,
  'window.draw': x => `Gezogen: ${x.rank}. ${effects(x)}`,
  'window.activationStart': x => `${x.unit} wird aktiviert: ${effects(x)}`,
  'window.rallied': x => `${x.unit} hat sich gesammelt: ${effects(x)}`,
  'window.activationEnd': x => `Die Aktivierung von ${x.unit} endet: ${effects(x)}`,
  'window.acted': x => `${x.unit} hat gehandelt: ${effects(x)}`,
  'window.pool': x => `${x.attacker} greift ${x.target} an. Vor dem Wurf: ${effects(x)}`,
  'window.reroll': x => `${x.attacker} greift ${x.target} an und wirft ${x.results}: ${effects(x)}`,
  'window.converted': x => `${x.attacker} greift ${x.target} an, ${strength(x)}: ${effects(x)}`,
  'window.modifyAttack': x => `${x.attacker} greift ${x.target} an, ${strength(x)}: ${effects(x)}`,
  'window.guard': x => `${strength(x)} gegen ${x.target}: Übernimmt eine andere Einheit Treffer?`,
  'window.defenceReroll': x => `${x.target} verteidigt mit ${x.results}: ${effects(x)}`,
  'window.attacked': x => `Nach dem Angriff auf ${x.target}: ${effects(x)}`,
  'window.moved': x => `${x.unit} hat sich bewegt: ${effects(x)}`,
  'window.defeated': x => `${x.unit} wird gleich entfernt: ${effects(x)}`,
  'window.endPhaseEnd': x => `Die Runde endet: ${effects(x)}`,
};
export const passes: Words['passes'] = {
  'revealCovert.which': 'Marker verdeckt lassen',
  'standbyReaction.who': 'Nicht reagieren',
  'attack.hinderByChoice': 'Keinen Würfel entfernen',
  'attack-reroll.choose': 'Wurf behalten',
  'defence-reroll.choose': 'Wurf behalten',
  'useConsole.again': 'Wurf behalten',
  'improve-results.choose': 'Nichts weiter verbessern',
  'passOn.to': 'Marker fallen lassen',
  'choose-units.choose': 'Niemanden wählen',
  'move.to': 'Nicht bewegen',
  'window.offer': 'Nichts nutzen',
};
