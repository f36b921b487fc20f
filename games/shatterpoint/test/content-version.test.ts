import { contentVersion } from '@cadre/testkit';
import { legendaryEncounters } from '../src/index.js';
import { CONTENT } from './content-modules.js';

contentVersion(legendaryEncounters, CONTENT, import.meta.url);
