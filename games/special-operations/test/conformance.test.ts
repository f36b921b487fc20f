import { conformance } from '@cadre/testkit';
import { game, LINES } from './conformance-lines.js';

conformance(game, LINES(process.env['CADRE_FULL'] !== undefined));
