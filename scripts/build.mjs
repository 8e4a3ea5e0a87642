/** npm run build: installs and builds what is stale: server, shell and the areas. */
import { fileURLToPath } from 'node:url';
import { remotes } from '../build/areas.mjs';
import { withCheckoutLock } from './checkoutLock.mjs';
import { helpOf } from './help.mjs';
import { install } from './install.mjs';
import { requireNode } from './node-version.mjs';
import { run, step } from './run.mjs';
import { freshness } from './stale.mjs';

const browserInputs = ['package-lock.json', 'build', 'shared/package.json', 'shared/src'];

const bundle = (name) => ({
  name,
  inputs: [...browserInputs, name],
  outputs: [name === 'shell' ? 'shell/dist/gateway.mjs' : `${name}/dist/releases.json`],
  command: ['build/build.mjs', ...(name === 'shell' ? [] : ['--current']), name],
});

/** The parts that are built separately, with the inputs of each. */
const parts = [
  bundle('shell'),
  {
    name: 'server',
    inputs: ['package-lock.json', 'shared/package.json', 'shared/src', 'server'],
    outputs: ['server/dist/server.mjs'],
    command: ['server/build.mjs'],
  },
  ...remotes.map(bundle),
];

/** Returns a function that records that a part's sources, as they are now, are built. */
export function markBuilt(name) {
  const part = parts.find((one) => one.name === name);
  const state = freshness(`build-${name}`, part.inputs, part.outputs);
  return () => state.done();
}

async function buildPart(part, options) {
  const state = freshness(`build-${part.name}`, part.inputs, part.outputs);
  if (state.fresh) return;
  await step(`构建 ${part.name}`, () => run(process.execPath, part.command), options);
  state.done();
}

/**
 * Builds those of these parts that are stale, two at a time. A second build of this checkout waits for the first one
 * and then finds the parts fresh.
 */
export const buildParts = (parts, options) =>
  withCheckoutLock(async () => {
    const waiting = [...parts];
    const worker = async () => {
      for (let part = waiting.shift(); part; part = waiting.shift()) await buildPart(part, options);
    };
    await Promise.all([worker(), worker()]);
  });

/** Builds stale parts. A failed build ends the process, or rejects with `exitOnError: false`. */
export const build = (options) => buildParts(parts, options);

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  requireNode();
  helpOf(import.meta.url);
  void install().then(() => build());
}
