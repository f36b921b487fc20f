import { KEYWORDS, type KeywordId } from './keywords.js';
import type { Named } from './named.js';

/** What each keyword does, in a sentence or two. X is the number on the card. */
export const KEYWORD_TEXTS: Readonly<Record<KeywordId, Named>> = {
  agile: {
    en: 'After a Move, Jump or Dash action this unit gains X dodge tokens, once an activation.',
    de: 'Nach einer Bewegen-, Sprung- oder Spurten-Aktion erhält die Einheit X Ausweichmarker, einmal pro Aktivierung.',
  },
  ai: {
    en: 'Without a faceup order and without a friendly commander within 18", the first action of this unit must be one of those listed, if it can do one.',
    de: 'Ohne offenen Befehl und ohne befreundeten Commander in 18" muss die erste Aktion der Einheit eine der genannten sein, falls möglich.',
  },
  armor: {
    en: 'While defending, this unit cancels up to X hits, but no crits, after Impact.',
    de: 'Beim Verteidigen negiert die Einheit nach Wucht bis zu X Treffer, aber keine kritischen Ergebnisse.',
  },
  block: {
    en: 'If this unit spends a dodge token while defending, its defence surges are blocks in this attack.',
    de: 'Gibt die Einheit beim Verteidigen einen Ausweichmarker aus, sind ihre Verteidigungsenergien in diesem Angriff Abwehr.',
  },
  bolster: {
    en: 'Action: up to X friendly units within 12" gain 1 surge token each.',
    de: 'Aktion: Bis zu X befreundete Einheiten in 12" erhalten je 1 Energiemarker.',
  },
  charge: {
    en: 'After a Move or Jump action into melee this unit may attack that enemy in melee as a free action.',
    de: 'Nach einer Bewegen- oder Sprung-Aktion ins Handgemenge darf die Einheit diesen Feind als freie Aktion im Nahkampf angreifen.',
  },
  coordinate: {
    en: 'When this unit is ordered it may order another friendly unit of the named kind within 6", which may coordinate in turn.',
    de: 'Erhält die Einheit einen Befehl, darf sie einer anderen befreundeten Einheit der genannten Art in 6" einen Befehl geben, die ihrerseits koordinieren darf.',
  },
  'covert-deploy': {
    en: 'Its owner places a facedown marker instead of this unit and later puts the unit within 10" of the marker.',
    de: 'Statt der Einheit wird ein verdeckter Marker aufgestellt; später kommt die Einheit in 10" zum Marker aufs Schlachtfeld.',
  },
  'danger-sense': {
    en: 'While defending, this unit rolls 1 more die for each of its suppression tokens, at most X. It may keep up to X tokens when it removes suppression.',
    de: 'Beim Verteidigen würfelt die Einheit für jeden ihrer Niederhalten-Marker mit 1 Würfel mehr, höchstens X. Beim Entfernen darf sie bis zu X Marker behalten.',
  },
  dauntless: {
    en: 'After it rallied with a suppression token left, this unit may make a speed-1 move.',
    de: 'Hat die Einheit nach dem Sammeln noch einen Niederhalten-Marker, darf sie eine Geschwindigkeit-1-Bewegung machen.',
  },
  defend: {
    en: 'When this unit is ordered it gains X dodge tokens.',
    de: 'Erhält die Einheit einen Befehl, erhält sie X Ausweichmarker.',
  },
  deflect: {
    en: 'Against ranged attacks the defence surges of this unit are blocks, and if it rolled any the attacker suffers 1 wound.',
    de: 'Gegen Fernkampfangriffe sind die Verteidigungsenergien der Einheit Abwehr, und hat sie welche geworfen, erleidet der Angreifer 1 Wunde.',
  },
  direct: {
    en: 'After the orders of your command card you may order a friendly unit of the named rank without an order within 12" of this unit.',
    de: 'Nach den Befehlen deiner Kommandokarte darfst du einer befreundeten Einheit des genannten Rangs ohne Befehl in 12" zu dieser Einheit einen Befehl geben.',
  },
  disciplined: {
    en: 'When this unit is ordered it may remove up to X suppression tokens.',
    de: 'Erhält die Einheit einen Befehl, darf sie bis zu X Niederhalten-Marker entfernen.',
  },
  disengage: { en: 'This unit may move although it is engaged.', de: 'Die Einheit darf sich auch im Handgemenge bewegen.' },
  exemplar: {
    en: 'Once an attack, a friendly unit of the same faction within 12" and in line of sight may spend 1 aim, dodge or surge token of this unit.',
    de: 'Einmal pro Angriff darf eine befreundete Einheit derselben Fraktion in 12" und in Sichtlinie 1 Ziel-, Ausweich- oder Energiemarker dieser Einheit ausgeben.',
  },
  guardian: {
    en: 'When a friendly unit of the named rank within 6" and in line of sight defends against a ranged attack, this unit may cancel up to X hits. It rolls its defence die for each; a blank is 1 wound.',
    de: 'Verteidigt sich eine befreundete Einheit des genannten Rangs in 6" und in Sichtlinie gegen einen Fernkampfangriff, darf diese Einheit bis zu X Treffer negieren. Sie wirft für jeden ihren Verteidigungswürfel; eine Leerseite ist 1 Wunde.',
  },
  'immune-melee-pierce': {
    en: 'Pierce does nothing against this unit in melee.',
    de: 'Durchschlagen wirkt im Nahkampf nicht gegen diese Einheit.',
  },
  'immune-pierce': { en: 'Pierce does nothing against this unit.', de: 'Durchschlagen wirkt nicht gegen diese Einheit.' },
  impervious: {
    en: 'Against Pierce X this unit rolls X more defence dice.',
    de: 'Gegen Durchschlagen X würfelt die Einheit mit X Verteidigungswürfeln mehr.',
  },
  independent: {
    en: 'Without an order token at the start of the Activation phase this unit gains the named tokens.',
    de: 'Ohne Befehlsmarker zu Beginn der Aktivierungsphase erhält die Einheit die genannten Marker.',
  },
  indomitable: { en: 'This unit rallies with red defence dice.', de: 'Die Einheit sammelt sich mit roten Verteidigungswürfeln.' },
  infiltrate: {
    en: 'This unit may deploy anywhere in its half of the table, more than 12" from every enemy and more than 6" from every objective token.',
    de: 'Die Einheit darf überall in ihrer Hälfte des Schlachtfelds aufgestellt werden, mehr als 12" von allen Feinden und mehr als 6" von allen Einsatzzielmarkern entfernt.',
  },
  inspire: {
    en: 'At the end of its activation remove up to X suppression tokens in all from other friendly units within 12".',
    de: 'Entferne am Ende ihrer Aktivierung insgesamt bis zu X Niederhalten-Marker von anderen befreundeten Einheiten in 12".',
  },
  jump: {
    en: 'Action in place of Move: a move at the speed of this unit that ignores terrain and miniatures up to X times 6" high and may end on such terrain.',
    de: 'Aktion anstelle von Bewegen: eine Bewegung mit der Geschwindigkeit der Einheit, die Gelände und Miniaturen bis X mal 6" Höhe ignoriert und auf solchem Gelände enden darf.',
  },
  'low-profile': {
    en: 'While defending against a ranged attack with cover, this unit rolls 1 more defence die.',
    de: 'Verteidigt sich die Einheit mit Deckung gegen einen Fernkampfangriff, würfelt sie mit 1 Verteidigungswürfel mehr.',
  },
  marksman: {
    en: 'After converting attack surges this unit may spend aim tokens: 1 turns a blank into a hit or a hit into a crit, 2 turn a blank into a crit.',
    de: 'Nach dem Umwandeln der Angriffsenergie darf die Einheit Zielmarker ausgeben: 1 macht eine Leerseite zum Treffer oder einen Treffer zum kritischen Ergebnis, 2 eine Leerseite zum kritischen Ergebnis.',
  },
  nimble: {
    en: 'After defending with a spent dodge token this unit gains 1 dodge token, once a round.',
    de: 'Hat die Einheit beim Verteidigen einen Ausweichmarker ausgegeben, erhält sie danach 1 Ausweichmarker, einmal pro Runde.',
  },
  observe: {
    en: 'Action: an enemy within 18" and in line of sight gains X observation tokens. Friendly attackers may spend them to reroll 1 attack die each.',
    de: 'Aktion: Ein Feind in 18" und in Sichtlinie erhält X Beobachtungsmarker. Befreundete Angreifer dürfen sie ausgeben, um je 1 Angriffswürfel neu zu werfen.',
  },
  precise: {
    en: 'Each aim token that this unit spends rerolls up to X more dice.',
    de: 'Mit jedem ausgegebenen Zielmarker wirft die Einheit bis zu X Würfel mehr neu.',
  },
  ready: {
    en: 'After a Standby action this unit gains X aim tokens.',
    de: 'Nach einer Bereitschaft-Aktion erhält die Einheit X Zielmarker.',
  },
  recharge: {
    en: 'When this unit recovers it turns up to X of its spent shield tokens active.',
    de: 'Erholt sich die Einheit, werden bis zu X ihrer verbrauchten Schildmarker wieder aktiv.',
  },
  reliable: {
    en: 'At the start of the Activation phase this unit gains X surge tokens.',
    de: 'Zu Beginn der Aktivierungsphase erhält die Einheit X Energiemarker.',
  },
  repair: {
    en: 'Free action, as often in a game as its capacity says: remove X wounds from another friendly droid or your disabled vehicle within 6" and in line of sight.',
    de: 'Freie Aktion, so oft im Spiel, wie die Kapazität angibt: Entferne X Wunden von einem anderen befreundeten Droiden oder deinem defekten Fahrzeug in 6" und in Sichtlinie.',
  },
  retinue: {
    en: 'At the start of the Activation phase this unit gains 1 aim or dodge token if a friendly unit of the named rank is within 12".',
    de: 'Zu Beginn der Aktivierungsphase erhält die Einheit 1 Ziel- oder Ausweichmarker, wenn eine befreundete Einheit des genannten Rangs in 12" ist.',
  },
  scale: { en: 'This unit climbs up to 12" instead of 6".', de: 'Die Einheit klettert bis zu 12" statt 6".' },
  scout: {
    en: 'After it deployed this unit may make a speed-X move that ends more than 6" from every enemy.',
    de: 'Nach dem Aufstellen darf die Einheit eine Geschwindigkeit-X-Bewegung machen, die mehr als 6" von allen Feinden entfernt endet.',
  },
  sentinel: {
    en: 'The standby token of this unit reaches 18" instead of 12".',
    de: 'Der Bereitschaftsmarker der Einheit reicht 18" statt 12".',
  },
  sharpshooter: {
    en: 'In a ranged attack of this unit the cover of the defender is X worse, after all improvements.',
    de: 'Bei einem Fernkampfangriff der Einheit ist die Deckung des Verteidigers nach allen Verbesserungen um X schlechter.',
  },
  shielded: {
    en: 'This unit starts with X shield tokens. While defending against a ranged attack it may spend them to cancel 1 hit or crit each.',
    de: 'Die Einheit beginnt mit X Schildmarkern. Beim Verteidigen gegen einen Fernkampfangriff darf sie damit je 1 Treffer oder kritisches Ergebnis negieren.',
  },
  spotter: {
    en: 'Action: up to X friendly units within 12" gain 1 aim token each.',
    de: 'Aktion: Bis zu X befreundete Einheiten in 12" erhalten je 1 Zielmarker.',
  },
  steady: {
    en: 'After a Move or Jump action this unit may make a ranged attack as a free action.',
    de: 'Nach einer Bewegen- oder Sprung-Aktion darf die Einheit als freie Aktion einen Fernkampfangriff machen.',
  },
  tactical: {
    en: 'After a Move, Jump or Dash action this unit gains X aim tokens, once an activation.',
    de: 'Nach einer Bewegen-, Sprung- oder Spurten-Aktion erhält die Einheit X Zielmarker, einmal pro Aktivierung.',
  },
  target: {
    en: 'When this unit is ordered it gains X aim tokens.',
    de: 'Erhält die Einheit einen Befehl, erhält sie X Zielmarker.',
  },
  treat: {
    en: 'Free action, as often in a game as its capacity says: remove X wounds from another friendly unit that is not a droid within 6" and in line of sight.',
    de: 'Freie Aktion, so oft im Spiel, wie die Kapazität angibt: Entferne X Wunden von einer anderen befreundeten Einheit, die kein Droide ist, in 6" und in Sichtlinie.',
  },
  blast: { en: 'The defender has no cover.', de: 'Der Verteidiger hat keine Deckung.' },
  critical: {
    en: 'Turn up to X attack surges into crits.',
    de: 'Ändere bis zu X Angriffsenergien in kritische Ergebnisse.',
  },
  cumbersome: {
    en: 'A unit that has moved in this activation cannot use this weapon.',
    de: 'Eine Einheit, die sich in dieser Aktivierung bewegt hat, kann diese Waffe nicht einsetzen.',
  },
  fixed: {
    en: 'The defender must be at least partly in the named arc of the attacker.',
    de: 'Der Verteidiger muss mindestens teilweise im genannten Feuerwinkel des Angreifers sein.',
  },
  'high-velocity': {
    en: 'The defender cannot spend dodge tokens against this weapon.',
    de: 'Der Verteidiger kann gegen diese Waffe keine Ausweichmarker ausgeben.',
  },
  immobilize: {
    en: 'A defender that suffers a wound gains X immobilize tokens: 1 less speed each until the end of its next activation.',
    de: 'Erleidet der Verteidiger eine Wunde, erhält er X Bewegungsunfähig-Marker: je 1 Geschwindigkeit weniger bis zum Ende seiner nächsten Aktivierung.',
  },
  impact: {
    en: 'Against Armor turn up to X hits into crits.',
    de: 'Ändere gegen Panzerung bis zu X Treffer in kritische Ergebnisse.',
  },
  lethal: {
    en: 'The attacker may spend up to X aim tokens for Pierce 1 each instead of rerolling.',
    de: 'Der Angreifer darf bis zu X Zielmarker statt zum Neuwerfen für je Durchschlagen 1 ausgeben.',
  },
  pierce: { en: 'Cancel up to X blocks.', de: 'Negiere bis zu X Abwehr-Ergebnisse.' },
  primitive: {
    en: 'Against Armor all crits become hits, after Impact.',
    de: 'Gegen Panzerung werden nach Wucht alle kritischen Ergebnisse zu Treffern.',
  },
  suppressive: {
    en: 'After the attack the defender gains X more suppression tokens.',
    de: 'Nach dem Angriff erhält der Verteidiger X Niederhalten-Marker zusätzlich.',
  },
  versatile: {
    en: 'This ranged weapon can be used while engaged.',
    de: 'Diese Fernkampfwaffe kann auch im Handgemenge eingesetzt werden.',
  },
};
/** SO-G29: one sentence says what a keyword of a unit or a weapon does, wherever it is read. */
export const sentenceOf = (keyword: KeywordId): string => `${KEYWORDS[keyword].en}: ${KEYWORD_TEXTS[keyword].en}`;
