import type { UpgradeCard } from '../schema.js';
import { armamentUpgrades } from './armament.js';
import { clanUpgrades } from './clan.js';
import { commandUpgrades } from './command.js';
import { commsUpgrades } from './comms.js';
import { crewUpgrades } from './crew.js';
import { doctrineUpgrades } from './doctrine.js';
import { forceUpgrades } from './force.js';
import { gearUpgrades } from './gear.js';
import { generatorUpgrades } from './generator.js';
import { grenadesUpgrades } from './grenades.js';
import { hardpointUpgrades } from './hardpoint.js';
import { heavyWeaponUpgrades } from './heavy-weapon.js';
import { ordnanceUpgrades } from './ordnance.js';
import { personnelUpgrades } from './personnel.js';
import { pilotUpgrades } from './pilot.js';
import { programmingUpgrades } from './programming.js';
import { squadLeaderUpgrades } from './squad-leader.js';
import { trainingUpgrades } from './training.js';

export const upgrades = [
  ...armamentUpgrades,
  ...clanUpgrades,
  ...commandUpgrades,
  ...commsUpgrades,
  ...crewUpgrades,
  ...doctrineUpgrades,
  ...forceUpgrades,
  ...gearUpgrades,
  ...generatorUpgrades,
  ...grenadesUpgrades,
  ...hardpointUpgrades,
  ...heavyWeaponUpgrades,
  ...ordnanceUpgrades,
  ...personnelUpgrades,
  ...pilotUpgrades,
  ...programmingUpgrades,
  ...squadLeaderUpgrades,
  ...trainingUpgrades,
] as const satisfies readonly UpgradeCard[];
