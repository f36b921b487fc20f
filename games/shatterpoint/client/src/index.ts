export { EncounterSetup } from './setup/encounter-setup.js';
export { UnitBrowser } from './units/unit-browser.js';
