import type { Named } from '@cadre/legion';

/** What a squad is like to play, in a sentence. */
export const SQUAD_SENTENCES: Readonly<Record<string, Named>> = {
  'rebel-troopers': {
    en: 'Nimble riflemen in numbers: they dodge, rally and hold objectives.',
    de: 'Wendige Schützen in großer Zahl: Sie weichen aus, sammeln sich schnell und halten Einsatzziele.',
  },
  'rebel-commandos': {
    en: 'Scouts who shoot from cover, with a sniper, a saboteur and a Wookiee.',
    de: 'Späher, die aus der Deckung schießen, dazu ein Scharfschütze, ein Saboteur und ein Wookiee.',
  },
  'bright-tree': {
    en: 'Ewoks who close in fast and fight with spears, axes and snares.',
    de: 'Ewoks, die schnell heran sind und mit Speeren, Äxten und Fallen kämpfen.',
  },
  'arc-troopers': {
    en: 'Six elite clones: precise at close range, two with jetpacks, one with a long rifle.',
    de: 'Sechs Eliteklone: treffsicher auf kurze Entfernung, zwei mit Jetpack, einer mit Langgewehr.',
  },
  'clone-troopers': {
    en: 'Steady clones who share their tokens, with a rotary cannon and a medic.',
    de: 'Verlässliche Klone, die ihre Marker teilen, mit Rotationskanone und Sanitäter.',
  },
  'invasion-force': {
    en: 'Ten droids that advance in step: cheap B1s, two tough B2s, a tactical droid in command.',
    de: 'Zehn Droiden im Gleichschritt: viele B1, zwei zähe B2 und ein Taktikdroide, der befiehlt.',
  },
  'droid-commandos': {
    en: 'Quick commando droids with shields and vibroswords, guarded by two MagnaGuards.',
    de: 'Schnelle Kommandodroiden mit Schilden und Vibroschwertern, bewacht von zwei MagnaWächtern.',
  },
  'imperial-infantry': {
    en: 'Stormtroopers who aim well, an officer who inspires them and two death troopers.',
    de: 'Sturmtruppen, die gut zielen, ein Offizier, der sie anspornt, und zwei Todestruppler.',
  },
  'imperial-special-forces': {
    en: 'Infiltrators and scouts with long rifles, and a seeker droid that spots for them.',
    de: 'Infiltratoren und Scouts mit Langgewehren und ein Suchdroide, der für sie beobachtet.',
  },
  'mandalorian-super-commandos': {
    en: 'Six fighters with jetpacks who land anywhere and shoot at close range.',
    de: 'Sechs Kämpfer mit Jetpacks, die überall landen und auf kurze Entfernung schießen.',
  },
};
