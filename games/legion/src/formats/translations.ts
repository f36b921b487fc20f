import { plainName } from './names.js';

/** Names that players write in French, German or Spanish, and nicknames that are no part of the name. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  'Darth Vader': ['Dark Vador', 'Vador'],
  'Darth Maul': ['Dark Maul'],
  'Count Dooku': ['Comte Dooku', 'Conde Dooku', 'Graf Dooku'],
  'Emperor Palpatine': ['Empereur Palpatine', "L'Empereur Palpatine", 'Imperator Palpatine', 'Emperador Palpatine', 'Palp', 'Palps'],
  'General Grievous': ['Général Grievous'],
  'Princess Leia': ['Princesse Leia', 'Prinzessin Leia', 'Princesa Leia'],
  'Imperial Officer': ['Officier Impérial', 'Imperialer Offizier', 'Oficial Imperial'],
  'Rebel Officer': ['Officier Rebelle', 'Rebellenoffizier', 'Oficial Rebelde'],
  Stormtroopers: ['Sturmtruppen', 'Sturmtruppler', 'Soldados de Asalto', 'Tropas de Asalto', 'Stormies', 'Storms'],
  Snowtroopers: ['Schneetruppen', 'Schneetruppler', 'Soldados de las Nieves', 'Soldados de Nieve', 'Snowies', 'Snows'],
  Shoretroopers: ['Küstentruppen', 'Strandtruppen', 'Soldados de Costa', 'Shores'],
  'Scout Troopers': ['Scouttruppen', 'Éclaireurs', 'Soldados Exploradores', 'Scouts'],
  'Imperial Death Troopers': ['Todestruppen', 'Imperiale Todestruppen', 'Soldados de la Muerte', 'DTs'],
  'Imperial Royal Guards': ['Gardes Royaux Impériaux', 'Imperiale Ehrengarde', 'Guardia Real Imperial', 'IRG', 'IRGs'],
  '74-Z Speeder Bikes': ['Speederbikes', 'Düsenschlitten', 'Motos Speeder', 'Motojets 74-Z', 'Bikes'],
  'Rebel Troopers': ['Soldats Rebelles', 'Rebellensoldaten', 'Rebellentruppen', 'Soldados Rebeldes'],
  'Fleet Troopers': ['Soldats de la Flotte', 'Flottensoldaten', 'Flottentruppen', 'Soldados de la Flota', 'Fleets'],
  'Rebel Veterans': ['Vétérans Rebelles', 'Rebellenveteranen', 'Veteranos Rebeldes', 'Vets'],
  'Rebel Commandos': ['Commandos Rebelles', 'Rebellenkommandos', 'Comandos Rebeldes'],
  'Wookiee Warriors': ['Guerriers Wookiees', 'Wookiee-Krieger', 'Guerreros Wookiee', 'Wookies'],
  'B1 Battle Droids': ['Droïdes de Combat B1', 'B1-Kampfdroiden', 'Kampfdroiden B1', 'Droides de Combate B1', 'B1s', 'B1'],
  'B2 Super Battle Droids': ['Super Droïdes de Combat B2', 'B2-Superkampfdroiden', 'Superdroides de Combate B2', 'B2s', 'B2'],
  Droidekas: ['Droïdekas', 'Zerstörerdroiden', 'Dekas'],
  'Clone Trooper Infantry': ['Soldats Clones', 'Klonkrieger', 'Klontruppen', 'Soldados Clon'],
  'ARC Troopers': ['ARCs'],
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
};
const ENGLISH: ReadonlyMap<string, string> = new Map(
  Object.entries(NAMES).flatMap(([english, names]) => names.map(name => [plainName(name), english] as const)),
);
/** The English name of a card that somebody wrote in another language, or by its nickname. */
export const translated = (name: string): string | undefined => ENGLISH.get(plainName(name));
