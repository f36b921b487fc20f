import { contentVersion } from '@cadre/testkit';
import { specialOperations } from '../../src/special-operations/index.js';
import { CONTENT } from './content-modules.js';

contentVersion(specialOperations, CONTENT, import.meta.url);
