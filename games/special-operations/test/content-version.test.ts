import { contentVersion } from '@cadre/testkit';
import { specialOperations } from '../src/index.js';
import { CONTENT } from './content-modules.js';

contentVersion(specialOperations, CONTENT, import.meta.url);
