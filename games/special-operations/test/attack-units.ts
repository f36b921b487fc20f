export const TROOPER = 'rebel-trooper'; // no surges; weapon 1: A280, 18 inches, 2 black 1 white
export const STORM = 'stormtrooper'; // surge to hit, Precise 1, red defence; weapon 1: E-11, 1 black 1 white
export const CLONE = 'clone-trooper'; // weapon 1: DC-15A, 2 black 1 white; red defence
export const SCOUT = 'scout-trooper'; // white defence, no surges; weapon 1: EC-17, 12 inches, 3 black
