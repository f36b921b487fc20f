export { FIRST_MATCH } from './guide/first-match.js';
export { EncounterSetup } from './setup/encounter-setup.js';
export { UnitBrowser } from './units/unit-browser.js';
