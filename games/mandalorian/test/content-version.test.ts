import { contentVersion } from '@cadre/testkit';
import { mandalorian } from '../src/index.js';
import { CONTENT } from './content-modules.js';

contentVersion(mandalorian, CONTENT, import.meta.url);
