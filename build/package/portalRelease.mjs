/**
 * portal-release <folder> --name remote_lab --route /lab --target <folder>: releases the output of any bundler. Packed
 * with `shared`, so that a team outside this repository needs nothing else of it.
 */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { folderTarget } from '../releases/folderTarget.mjs';
import { lay } from '../releases/lay.mjs';
import { makeCurrent, startCanary } from '../releases/state.mjs';
import { switchTo } from '../releases/switchTo.mjs';
import { stageFolder } from './stageFolder.mjs';

const usage = `portal-release <folder> --name remote_lab --route /lab --target <folder>

  --name      global name of the container
  --entry     file of the container in the folder; default entry.js
  --type      script (webpack, Rspack) or module (Vite); default script
  --hashed    a script that loads all its chunks with integrity hashes
  --route     a path of the area, such as /lab/:rid; once for each
  --sources   folder of the sources: the release then lists the names that it imports from @portal/shared
  --target    folder that the portal reads the releases from
  --canary    percentage of the browsers that get it
  --by        who releases`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    name: { type: 'string' },
    entry: { type: 'string', default: 'entry.js' },
    type: { type: 'string', default: 'script' },
    hashed: { type: 'boolean', default: false },
    route: { type: 'string', multiple: true, default: [] },
    sources: { type: 'string' },
    target: { type: 'string' },
    canary: { type: 'string' },
    by: { type: 'string', default: 'portal-release' },
  },
});

const [folder] = positionals;
const { name, entry, type, hashed: allHashed, route: routes, sources, target: place, by } = values;
const percent = values.canary === undefined ? undefined : Number(values.canary);
const isUsable =
  folder &&
  place &&
  /^remote_\w+$/.test(name ?? '') &&
  ['script', 'module'].includes(type) &&
  routes.length > 0 &&
  (percent === undefined || (percent >= 0 && percent <= 100));

if (isUsable) {
  const offered = JSON.parse(await readFile(new URL('./surface.json', import.meta.url), 'utf8'));
  const target = folderTarget(place);
  const staged = await stageFolder(folder, { name, entry, type, allHashed, routes, sources }, offered);
  const { version } = staged;
  const release = await lay(target, staged);
  const act = (state) =>
    percent === undefined
      ? makeCurrent(state, { version, release })
      : startCanary(state, { version, release }, percent);
  await switchTo(target, act, { name, action: 'release', by });
  console.log(`${name} ${version}`);
} else {
  console.error(usage);
  process.exitCode = 2;
}
