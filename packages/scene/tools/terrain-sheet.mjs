/** Draws the battlefields: node packages/scene/tools/terrain-sheet.mjs <folder> [--layouts=a,b] [--views=oblique,plan,close,eye] [--theme=light] [--at=x,z] [--azimuth=n] [--distance=n] [--size=1440x900] [--light=dusk] */
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { BUILDING, drawOn, here } from './sheet-page.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: Object.fromEntries(
    ['layouts', 'views', 'theme', 'at', 'azimuth', 'distance', 'size', 'light'].map(name => [name, { type: 'string' }]),
  ),
});
const out = positionals[0] ?? join(tmpdir(), 'terrain-sheet');
mkdirSync(out, { recursive: true });
const server = await createServer({
  ...BUILDING,
  server: { middlewareMode: true, watch: null, ws: false },
  optimizeDeps: { noDiscovery: true },
  ssr: { resolve: { conditions: ['source', 'node', 'default'] }, noExternal: [/@cadre/] },
});
const { allScenes } = await server.ssrLoadModule(here('terrain-sheet-scenes.ts'));
const wanted = values.layouts?.split(',');
const scenes = allScenes().filter(({ ground }) => !wanted || wanted.includes(ground.id));
await server.close();

const size = (values.size ?? '1440x900').split('x').map(Number);
const draw = async (page, save) => {
  for (const scene of scenes)
    for (const view of (values.views ?? 'oblique').split(',')) {
      const shot = {
        ...{ view, size, theme: values.theme ?? 'dark', azimuth: Number(values.azimuth ?? 0) },
        ...(values.at && { at: values.at.split(',').map(Number) }),
        ...(values.distance && { distance: Number(values.distance) }),
      };
      const lit = values.light ? { ...scene, ground: { ...scene.ground, light: values.light } } : scene;
      const cost = await page.evaluate(([battle, wish]) => globalThis.drawSheet(battle, wish), [lit, shot]);
      await save(join(out, `${scene.ground.id}-${view}.png`));
      console.log(scene.ground.id, view, JSON.stringify(cost));
    }
};
await drawOn('terrain-sheet-page.ts', draw, { width: size[0], height: size[1] });
