import type { UnitCard } from '../types.js';
import { WOLFPACK_TROOPERS_104TH } from './104th-wolfpack-troopers.js';
import { CLONE_TROOPERS_212TH } from './212th-clone-troopers.js';
import { CLONE_TROOPERS_501ST } from './501st-clone-troopers.js';
import { AGENT_KALLUS } from './agent-kallus.js';
import { AHSOKA_TANO } from './ahsoka-tano.js';
import { AQUA_DROIDS } from './aqua-droids.js';
import { ARF_CLONE_TROOPERS } from './arf-clone-troopers.js';
import { AURRA_SING } from './aurra-sing.js';
import { B1_BATTLE_DROIDS } from './b1-battle-droids.js';
import { B2_BATTLE_DROIDS } from './b2-battle-droids.js';
import { BARRISS_OFFEE } from './barriss-offee.js';
import { BAZE_MALBUS_AND_CHIRRUT_IMWE } from './baze-malbus-and-chirrut-imwe.js';
import { BO_KATAN_KRYZE } from './bo-katan-kryze.js';
import { BOBA_FETT } from './boba-fett.js';
import { BODHI_ROOK } from './bodhi-rook.js';
import { BOSSK } from './bossk.js';
import { BOUNTY_HUNTERS } from './bounty-hunters.js';
import { BOUSHH } from './boushh.js';
import { C_3PO_AND_R2_D2 } from './c-3po-and-r2-d2.js';
import { CAPTAIN_REX } from './captain-rex.js';
import { CHEWIE } from './chewie.js';
import { CHOPPER } from './chopper.js';
import { CLAN_KRYZE_MANDALORIANS } from './clan-kryze-mandalorians.js';
import { COMMANDER_CODY } from './commander-cody.js';
import { COMMANDER_FIL } from './commander-fil.js';
import { COMMANDER_PONDS } from './commander-ponds.js';
import { COMMANDER_WOLFFE } from './commander-wolffe.js';
import { COVERT_MANDALORIANS } from './covert-mandalorians.js';
import { CROSSHAIR } from './crosshair.js';
import { DARK_TROOPERS } from './dark-troopers.js';
import { DARTH_VADER } from './darth-vader.js';
import { DEATH_TROOPER_ESCORT } from './death-trooper-escort.js';
import { DEATH_TROOPER_SPECIALIST } from './death-trooper-specialist.js';
import { DEATH_TROOPERS } from './death-troopers.js';
import { DEL_MEEKO } from './del-meeko.js';
import { DENGAR } from './dengar.js';
import { ECHO_AND_TECH } from './echo-and-tech.js';
import { ELITE_SQUAD_TROOPERS } from './elite-squad-troopers.js';
import { ENOCH } from './enoch.js';
import { ES_04 } from './es-04.js';
import { EWOK_HUNTERS } from './ewok-hunters.js';
import { EWOK_TRAPPERS } from './ewok-trappers.js';
import { EZRA_BRIDGER } from './ezra-bridger.js';
import { FIFTH_BROTHER } from './fifth-brother.js';
import { FILS_CLONES } from './fils-clones.js';
import { FIXER } from './fixer.js';
import { FOURTH_SISTER } from './fourth-sister.js';
import { GAR_SAXON } from './gar-saxon.js';
import { GIDEON_HASK } from './gideon-hask.js';
import { GREEF_KARGA } from './greef-karga.js';
import { GWARM } from './gwarm.js';
import { HAN_AND_CHEWIE } from './han-and-chewie.js';
import { HK_87_ASSASSIN_DROIDS } from './hk-87-assassin-droids.js';
import { IG_11 } from './ig-11.js';
import { IG_88B } from './ig-88b.js';
import { IMPERIAL_SPECIAL_FORCES } from './imperial-special-forces.js';
import { ISB_AGENTS } from './isb-agents.js';
import { JANGO_FETT } from './jango-fett.js';
import { K_2SO } from './k-2so.js';
import { KALANI } from './kalani.js';
import { KRAKEN } from './kraken.js';
import { LANDO_AND_R2_D2 } from './lando-and-r2-d2.js';
import { LOBOT } from './lobot.js';
import { LUKE_SKYWALKER } from './luke-skywalker.js';
import { MAGNAGUARD } from './magnaguard.js';
import { MANDALORIAN_SUPER_COMMANDOS } from './mandalorian-super-commandos.js';
import { NABOO_ROYAL_HANDMAIDENS } from './naboo-royal-handmaidens.js';
import { NAHDAR_VEBB } from './nahdar-vebb.js';
import { NIGHT_TROOPERS } from './night-troopers.js';
import { NIGHTSISTER_ACOLYTES } from './nightsister-acolytes.js';
import { NOSSOR_RI } from './nossor-ri.js';
import { OBI_WAN_KENOBI } from './obi-wan-kenobi.js';
import { PADAWAN_LEARNERS } from './padawan-learners.js';
import { PAPLOO } from './paploo.js';
import { PAZ_VIZSLA } from './paz-vizsla.js';
import { REBEL_COMMANDOS } from './rebel-commandos.js';
import { REBEL_PATHFINDERS } from './rebel-pathfinders.js';
import { REPUBLIC_CLONE_COMMANDOS } from './republic-clone-commandos.js';
import { SABE } from './sabe.js';
import { SABINE_WREN } from './sabine-wren.js';
import { SAVAGE_OPRESS } from './savage-opress.js';
import { SEV_AND_SCORCH } from './sev-and-scorch.js';
import { SHAAK_TI } from './shaak-ti.js';
import { SHIN_HATI } from './shin-hati.js';
import { SHORETROOPERS } from './shoretroopers.js';
import { SNOWTROOPER_LIEUTENANT } from './snowtrooper-lieutenant.js';
import { SNOWTROOPERS } from './snowtroopers.js';
import { STORMTROOPER_SERGEANT } from './stormtrooper-sergeant.js';
import { STORMTROOPERS } from './stormtroopers.js';
import { THIRD_SISTER } from './third-sister.js';
import { WEEQUAY_PIRATES } from './weequay-pirates.js';
import { WICKET } from './wicket.js';
import { WING_GUARD } from './wing-guard.js';
import { WRECKER_AND_OMEGA } from './wrecker-and-omega.js';
import { ZEB_ORRELIOS } from './zeb-orrelios.js';

/** LE-30: the units of which cadres are made, by id. Their place is part of records: new ones go to the end. */
export const UNITS: readonly UnitCard[] = [
  WOLFPACK_TROOPERS_104TH,
  CLONE_TROOPERS_212TH,
  CLONE_TROOPERS_501ST,
  AGENT_KALLUS,
  AHSOKA_TANO,
  AQUA_DROIDS,
  ARF_CLONE_TROOPERS,
  AURRA_SING,
  B1_BATTLE_DROIDS,
  B2_BATTLE_DROIDS,
  BARRISS_OFFEE,
  BAZE_MALBUS_AND_CHIRRUT_IMWE,
  BO_KATAN_KRYZE,
  BOBA_FETT,
  BODHI_ROOK,
  BOSSK,
  BOUNTY_HUNTERS,
  BOUSHH,
  C_3PO_AND_R2_D2,
  CAPTAIN_REX,
  CHEWIE,
  CHOPPER,
  CLAN_KRYZE_MANDALORIANS,
  COMMANDER_CODY,
  COMMANDER_FIL,
  COMMANDER_PONDS,
  COMMANDER_WOLFFE,
  COVERT_MANDALORIANS,
  CROSSHAIR,
  DARK_TROOPERS,
  DARTH_VADER,
  DEATH_TROOPER_ESCORT,
  DEATH_TROOPER_SPECIALIST,
  DEATH_TROOPERS,
  DEL_MEEKO,
  DENGAR,
  ECHO_AND_TECH,
  ELITE_SQUAD_TROOPERS,
  ENOCH,
  ES_04,
  EWOK_HUNTERS,
  EWOK_TRAPPERS,
  EZRA_BRIDGER,
  FIFTH_BROTHER,
  FILS_CLONES,
  FIXER,
  FOURTH_SISTER,
  GAR_SAXON,
  GIDEON_HASK,
  GREEF_KARGA,
  GWARM,
  HAN_AND_CHEWIE,
  HK_87_ASSASSIN_DROIDS,
  IG_11,
  IG_88B,
  IMPERIAL_SPECIAL_FORCES,
  ISB_AGENTS,
  JANGO_FETT,
  K_2SO,
  KALANI,
  KRAKEN,
  LANDO_AND_R2_D2,
  LOBOT,
  LUKE_SKYWALKER,
  MAGNAGUARD,
  MANDALORIAN_SUPER_COMMANDOS,
  NABOO_ROYAL_HANDMAIDENS,
  NAHDAR_VEBB,
  NIGHT_TROOPERS,
  NIGHTSISTER_ACOLYTES,
  NOSSOR_RI,
  OBI_WAN_KENOBI,
  PADAWAN_LEARNERS,
  PAPLOO,
  PAZ_VIZSLA,
  REBEL_COMMANDOS,
  REBEL_PATHFINDERS,
  REPUBLIC_CLONE_COMMANDOS,
  SABE,
  SABINE_WREN,
  SAVAGE_OPRESS,
  SEV_AND_SCORCH,
  SHAAK_TI,
  SHIN_HATI,
  SHORETROOPERS,
  SNOWTROOPER_LIEUTENANT,
  SNOWTROOPERS,
  STORMTROOPER_SERGEANT,
  STORMTROOPERS,
  THIRD_SISTER,
  WEEQUAY_PIRATES,
  WICKET,
  WING_GUARD,
  WRECKER_AND_OMEGA,
  ZEB_ORRELIOS,
];
