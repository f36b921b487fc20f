import type { Entry } from './entry.js';

/** Keywords of weapons and of upgrades with weapons that no squad of Special Operations has. */
export const WEAPON_KEYWORDS = {
  'Anti-Materiel': [
    'Panzerbrechend',
    'Against vehicles X dice of this weapon are one colour better.',
    'Gegen Fahrzeuge sind X Würfel dieser Waffe eine Farbe besser.',
  ],
  'Anti-Personnel': [
    'Gegen Truppen',
    'Against troopers X dice of this weapon are one colour better.',
    'Gegen Truppen sind X Würfel dieser Waffe eine Farbe besser.',
  ],
  Assault: [
    'Sturm',
    'Against a defender within range 1, X dice of this weapon are one colour better.',
    'Gegen Verteidiger in Reichweite 1 sind X Würfel dieser Waffe eine Farbe besser.',
  ],
  Beam: [
    'Strahl',
    'May attack up to X further units with the same weapon, each within range 1 of the one before.',
    'Darf mit derselben Waffe bis zu X weitere Einheiten angreifen, jede in Reichweite 1 der vorigen.',
  ],
  Cycle: [
    'Nachladen',
    'If the card was not used in this activation, it is readied at its end.',
    'Wurde die Karte in dieser Aktivierung nicht benutzt, ist sie an deren Ende wieder bereit.',
  ],
  'Immune: Deflect': [
    'Immun: Ablenken',
    'The attacker suffers no wounds from Deflect.',
    'Der Angreifer erleidet durch Ablenken keinen Schaden.',
  ],
  Ion: [
    'Ionen',
    'A droid or vehicle that it wounds gains X ion tokens: on a blank it takes one action less. Up to X of the defender’s shields go first.',
    'Verwundete Droiden oder Fahrzeuge erhalten X Ionenmarker: Bei einer Leerseite haben sie eine Aktion weniger. Zuerst fallen bis zu X Schilde.',
  ],
  'Ion Token': [
    'Ionenmarker',
    'The card deals with ion tokens; its text says how.',
    'Die Karte handelt von Ionenmarkern; ihr Text sagt, wie.',
  ],
  'Long Shot': [
    'Weitschuss',
    'An aim token spent before the attack adds 1 to the farthest range.',
    'Ein vor dem Angriff ausgegebener Zielmarker erhöht die größte Reichweite um 1.',
  ],
  Overrun: [
    'Überrollen',
    'Up to X times an activation: attacks a unit it has just moved across, with this weapon alone.',
    'Bis zu X-mal je Aktivierung: greift nur mit dieser Waffe eine Einheit an, über die sie sich gerade bewegt hat.',
  ],
  Overwhelm: [
    'Überwältigen',
    'If an aim token was spent on rerolls, the defender gains 1 suppression more.',
    'Wurde ein Zielmarker für neue Würfe ausgegeben, erhält der Verteidiger 1 Niederhalten-Marker mehr.',
  ],
  Poison: [
    'Gift',
    'A trooper that is not a droid and is wounded gains X poison tokens: one wound each at the end of its activation.',
    'Verwundete Truppen, die keine Droiden sind, erhalten X Giftmarker: je ein Schaden am Ende ihrer Aktivierung.',
  ],
  'Poison Token': [
    'Giftmarker',
    'The card deals with poison tokens; its text says how.',
    'Die Karte handelt von Giftmarkern; ihr Text sagt, wie.',
  ],
  Ram: [
    'Rammen',
    'After a full-speed move in the same activation, X results become critical.',
    'Nach einer Bewegung mit vollem Tempo in derselben Aktivierung werden X Ergebnisse kritisch.',
  ],
  Ranged: ['Fernkampf', 'What the card says is about ranged attacks.', 'Was die Karte sagt, gilt für Fernkampfangriffe.'],
  Scatter: [
    'Zerstreuen',
    'After attacking troopers on small bases, their miniatures except the leader may be placed anew in cohesion.',
    'Nach einem Angriff auf Truppen mit kleinen Basen dürfen deren Miniaturen außer dem Anführer in Formation neu gestellt werden.',
  ],
  'Self-Destruct': [
    'Selbstzerstörung',
    'With X or more wounds, free action: attacks every unit within range 1 and sight; then it is defeated.',
    'Mit X oder mehr Schaden, freie Aktion: greift jede Einheit in Reichweite 1 und Sicht an; dann ist sie besiegt.',
  ],
  Sidearm: [
    'Seitenwaffe',
    'For the named kind of attack this miniature uses only the weapon on this card.',
    'Für die genannte Art von Angriff benutzt diese Miniatur nur die Waffe dieser Karte.',
  ],
  Smoke: [
    'Rauch',
    'Action: places X smoke tokens within range 1; they improve the cover of those nearby.',
    'Aktion: legt X Rauchmarker in Reichweite 1; sie verbessern die Deckung in ihrer Nähe.',
  ],
  'Sniper Team': [
    'Scharfschützenteam',
    'Alone in its pool and without a move this activation, its dice are one colour better; a critical result may be turned into 1 sure wound.',
    'Allein im Pool und ohne Bewegung in dieser Aktivierung sind ihre Würfel eine Farbe besser; ein kritisches Ergebnis darf 1 sicherer Schaden werden.',
  ],
  Spray: [
    'Streuung',
    'Adds its dice once for each visible miniature of the defender.',
    'Gibt ihre Würfel einmal für jede sichtbare Miniatur des Verteidigers dazu.',
  ],
  'Surge Token': [
    'Energiemarker',
    'The card gives surge tokens: each turns one surge into a hit or block.',
    'Die Karte gibt Energiemarker: Jeder macht eine Energie zum Treffer oder zur Abwehr.',
  ],
  'Tow Cable': [
    'Schleppkabel',
    'After it wounds a vehicle, its player pivots that vehicle.',
    'Hat sie ein Fahrzeug beschädigt, dreht ihr Spieler dieses Fahrzeug.',
  ],
} as const satisfies Readonly<Record<string, Entry>>;
