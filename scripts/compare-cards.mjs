// Reports every field in which a newer card file of Legion HQ 2 differs from our catalogue: node scripts/compare-cards.mjs cards.json
import { readFileSync } from 'node:fs';
import { catalogue, differences } from '@cadre/legion-army/data';

const [path] = process.argv.slice(2);
if (path === undefined) {
  console.error('usage: node scripts/compare-cards.mjs <cards.json of Legion HQ 2>');
  process.exit(2);
}
const found = differences(catalogue, JSON.parse(readFileSync(path, 'utf8')));
for (const { code, card, field, ours, theirs } of found) console.log(`${code} ${card}: ${field}: ${ours} -> ${theirs}`);
console.log(`${found.length} differences from the catalogue of ${catalogue.version} (points of ${catalogue.points})`);
process.exit(found.length === 0 ? 0 : 1);
