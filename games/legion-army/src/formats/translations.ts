import { plainName } from './names.js';
import { NICKNAMES } from './nicknames.js';

/** Names that players write in French, German or Spanish. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  'Darth Vader': ['Dark Vador', 'Vador'],
  'Darth Maul': ['Dark Maul'],
  'Count Dooku': ['Comte Dooku', 'Conde Dooku', 'Graf Dooku'],
  'Emperor Palpatine': ['Empereur Palpatine', "L'Empereur Palpatine", 'Imperator Palpatine', 'Emperador Palpatine'],
  'General Grievous': ['Général Grievous'],
  'Clone Commander': ['Commandant Clone', 'Klonkommandant', 'Klon-Kommandant', 'Comandante Clon'],
  'Clone Captain Rex': ['Capitaine Clone Rex', 'Capitaine Rex', 'Klon-Captain Rex', 'Captain Rex', 'Capitán Rex'],
  'Saber-Class Tank': ['Char Sabre', 'Char de Combat Sabre', 'Saber-Panzer', 'Tanque Saber'],
  'Princess Leia': ['Princesse Leia', 'Prinzessin Leia', 'Princesa Leia'],
  'Imperial Officer': ['Officier Impérial', 'Imperialer Offizier', 'Oficial Imperial'],
  'Rebel Officer': ['Officier Rebelle', 'Rebellenoffizier', 'Oficial Rebelde'],
  Stormtroopers: ['Sturmtruppen', 'Sturmtruppler', 'Soldados de Asalto', 'Tropas de Asalto'],
  Snowtroopers: ['Schneetruppen', 'Schneetruppler', 'Soldados de las Nieves', 'Soldados de Nieve'],
  Shoretroopers: ['Küstentruppen', 'Strandtruppen', 'Soldados de Costa'],
  'Scout Troopers': ['Scouttruppen', 'Éclaireurs', 'Soldados Exploradores'],
  'Imperial Death Troopers': ['Todestruppen', 'Imperiale Todestruppen', 'Soldados de la Muerte'],
  'Imperial Royal Guards': ['Gardes Royaux Impériaux', 'Imperiale Ehrengarde', 'Guardia Real Imperial'],
  '74-Z Speeder Bikes': ['Speederbikes', 'Düsenschlitten', 'Motos Speeder', 'Motojets 74-Z'],
  'Rebel Troopers': ['Soldats Rebelles', 'Rebellensoldaten', 'Rebellentruppen', 'Soldados Rebeldes'],
  'Fleet Troopers': ['Soldats de la Flotte', 'Flottensoldaten', 'Flottentruppen', 'Soldados de la Flota'],
  'Rebel Veterans': ['Vétérans Rebelles', 'Rebellenveteranen', 'Veteranos Rebeldes'],
  'Rebel Commandos': ['Commandos Rebelles', 'Rebellenkommandos', 'Comandos Rebeldes'],
  'Wookiee Warriors': ['Guerriers Wookiees', 'Wookiee-Krieger', 'Guerreros Wookiee'],
  'B1 Battle Droids': ['Droïdes de Combat B1', 'B1-Kampfdroiden', 'Kampfdroiden B1', 'Droides de Combate B1'],
  'B2 Super Battle Droids': ['Super Droïdes de Combat B2', 'B2-Superkampfdroiden', 'Superdroides de Combate B2'],
  Droidekas: ['Droïdekas', 'Zerstörerdroiden'],
  'Clone Trooper Infantry': ['Soldats Clones', 'Klonkrieger', 'Klontruppen', 'Soldados Clon'],
  'Force Push': ['Poussée de Force', 'Machtstoß', 'Empujón de la Fuerza'],
  'Force Reflexes': ['Réflexes de Force', 'Machtreflexe', 'Reflejos de la Fuerza'],
  'Force Choke': ['Étranglement de Force', 'Machtwürgegriff', 'Estrangulamiento de la Fuerza'],
  'Saber Throw': ['Lancer de Sabre', 'Lichtschwertwurf', 'Lanzamiento de Sable'],
  'Impact Grenades': ['Grenades à Impact', 'Impact-Granaten', 'Granaten (Impact)', 'Granadas de Impacto'],
  'Targeting Scopes': ['Viseurs', 'Zielfernrohre', 'Miras'],
  Tenacity: ['Ténacité', 'Zähigkeit', 'Tenacidad'],
  'Aggressive Tactics': ['Tactiques Agressives', 'Aggressive Taktik', 'Aggressive Taktiken', 'Tácticas Agresivas'],
  'Standing Orders': ['Ordres Permanents', 'Stehende Befehle', 'Órdenes Permanentes'],
  Ambush: ['Embuscade', 'Hinterhalt', 'Emboscada'],
  Push: ['Poussée', 'Vorstoß', 'Ataque'],
  Assault: ['Assaut', 'Sturmangriff', 'Asalto'],
  Implacable: ['Unerbittlich'],
  'Master of Evil': ['Maître du Mal', 'Meister des Bösen', 'Maestro del Mal'],
  'New Ways to Motivate Them': [
    'Nouvelles Façons de les Motiver',
    'De Nouvelles Façons de les Motiver',
    'Neue Wege sie zu motivieren',
    'Neue Methoden, sie zu motivieren',
    'Nuevas Formas de Motivarlos',
  ],
  'Son of Skywalker': ['Fils de Skywalker', 'Sohn von Skywalker', 'Hijo de Skywalker'],
  'Return of the Jedi': ['Le Retour du Jedi', 'Retour du Jedi', 'Die Rückkehr der Jedi-Ritter', 'Retorno del Jedi'],
  'My Ally is the Force': ['La Force est mon Alliée', 'Mein Verbündeter ist die Macht', 'Mi Aliada es la Fuerza'],
};
const ENGLISH: ReadonlyMap<string, string> = new Map(
  [...Object.entries(NAMES), ...Object.entries(NICKNAMES)].flatMap(([english, names]) =>
    names.map(name => [plainName(name), english] as const),
  ),
);

/** What many names are made of: rank and kind words, weapons, people. Longer ones stand first. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [
    /(?:equipe|groupe) d['’ ]intervention|einsatz(?:team|trupp|kommando)|equipo de (?:asalto|intervencion)|sniper (?:teams?|squads?)/g,
    'strike team',
  ],
  [/(?:flammenwerfer|lance[- ]flammes?|lanzallamas)[- ](?:schneetrupp(?:ler|en)|snowtroopers?)/g, 'flametrooper'],
  [/tireurs? d['’ ]elite|scharfschutzen?|francotirador(?:es)?/g, 'sniper'],
  [/lance[- ]flammes?|flammenwerfer|lanzallamas|flamers?(?= |$)/g, 'flame'],
  [/canons? laser|laserkanonen?|canon(?:es)? laser/g, 'laser cannon'],
  [/soldats? clones?|klon(?:krieger|truppler|soldat(?:en)?|truppen)|soldados? clon(?:es)?/g, 'clone troopers'],
  [/sturmtrupp(?:ler|en)|soldados? de asalto/g, 'stormtroopers'],
  [/schneetrupp(?:ler|en)|soldados? de (?:las )?nieves?/g, 'snowtroopers'],
  [/(?:kusten|strand)trupp(?:ler|en)|soldados? de (?:la )?costa/g, 'shoretroopers'],
  [/todestrupp(?:ler|en)|soldados? de la muerte/g, 'death troopers'],
  [/scouttrupp(?:ler|en)|eclaireurs?|soldados? exploradores?/g, 'scout troopers'],
  [/soldats? rebelles?|rebellen(?:soldat(?:en)?|trupp(?:ler|en))|soldados? rebeldes?/g, 'rebel troopers'],
  [/soldats? de la flotte|flotten(?:soldat(?:en)?|trupp(?:ler|en))|soldados? de la flota/g, 'fleet troopers'],
  [/super[- ]?(?:droides? de combat|kampfdroiden?|droides? de combate)(?: b2)?/g, 'b2 super battle droids'],
  [/droides? de combate?|kampfdroiden?/g, 'battle droids'],
  [/grenades? a (?:impact|concussion)|granadas? de impacto/g, 'impact grenades'],
  [/capitaine|capitan|hauptmann/g, 'captain'],
  [/commandant|kommandant|comandante/g, 'commander'],
  [/officier|offizier|oficial/g, 'officer'],
  [/imperiale?s?[nr]?(?= |$)|imperiaux/g, 'imperial'],
  [/rebelles?(?= |$)|rebeldes?(?= |$)/g, 'rebel'],
  [/(?<![\p{L}])clon(?:es)?(?= |$)|(?<![\p{L}])klon(?= |$)/gu, 'clone'],
  [/soldats?(?= |$)|soldados?(?= |$)|soldat(?:en)?(?= |$)/g, 'trooper'],
  [/motojets?|motos?[- ]speeder|speederbikes?|dusenschlitten/g, 'speeder bikes'],
  [/mitrailleuse|doppel(?:blaster|kanone)/g, 'twin blaster'],
  [/raketenwerfer|lance[- ](?:roquettes?|missiles?)|lanzacohetes/g, 'rocket'],
  [/general(?:e|in)?(?= |$)/g, 'general'],
];
const SOUNDS = /\p{M}/gu;
/** Names are looked up again for every way to read a text. */
const remembered = new Map<string, string | null>();
const MOST_REMEMBERED = 4000;
const wordByWord = (name: string): string | null => {
  const plain = name.normalize('NFKD').replaceAll(SOUNDS, '').toLowerCase();
  const english = WORDS.reduce((text, [pattern, word]) => text.replaceAll(pattern, word), plain);
  return english === plain
    ? null
    : english
        .replaceAll(/\b(?:de la|de los|de las|de|der|des|du|la|le|les|el)\b/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim();
};
/** The English name of a card that somebody wrote in another language, or by its nickname. */
export const translated = (name: string): string | undefined => {
  if (name.length > 80) return undefined;
  const known = remembered.get(name);
  if (known !== undefined) return known ?? undefined;
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  const words = ENGLISH.has(plainName(name)) ? name : (wordByWord(name) ?? name);
  const english = ENGLISH.get(plainName(words)) ?? (words === name ? null : words);
  remembered.set(name, english);
  return english ?? undefined;
};
