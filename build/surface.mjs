/** What a remote requires of the shell and what the shell offers: facts by which the gateway checks compatibility. */
import { join } from 'node:path';
import { root } from './base.mjs';
import { callsIn } from './callsIn.mjs';
import { evaluate } from './evaluate.mjs';
import { portalParts, selectedNames } from './shared.mjs';

/**
 * Returns the members of a plain object that is used by member, such as `limits.countMax`; otherwise the kind of the
 * export.
 */
function describe(value) {
  const isPlain = value && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype;
  if (isPlain && value.$$typeof) return 'component';
  const members = isPlain ? Object.keys(value) : [];
  return members.length > 0 && members.every((name) => /^[a-z]\w*$/i.test(name))
    ? members.sort()
    : typeof value;
}

/**
 * Returns the exports of each part of `shared` that exists once in a page: `{ [part]: { [name]: kind or members } }`.
 */
export async function sharedSurface() {
  const surface = {};
  for (const part of portalParts) {
    const exported = await evaluate(join(root, 'shared/src', part.split('/').at(-1), 'index.ts'));
    const names = Object.keys(exported).sort();
    surface[part] = Object.fromEntries(names.map((name) => [name, describe(exported[name])]));
  }
  return surface;
}

/** Returns the names that the shell provides, by package: `limits` and `limits.countMax`. */
export async function offeredNames() {
  const named = (name, kind) => [
    name,
    ...(Array.isArray(kind) ? kind.map((member) => `${name}.${member}`) : []),
  ];
  const parts = Object.entries(await sharedSurface());
  return {
    ...selectedNames(),
    ...Object.fromEntries(
      parts.map(([part, names]) => [
        part,
        Object.entries(names).flatMap(([name, kind]) => named(name, kind)),
      ]),
    ),
  };
}

/** Returns the shape of every call of the contract, as `shared/src/contract/shape.ts` describes it. */
export async function offeredCalls() {
  const { callShapes } = await evaluate(join(root, 'shared/src/contract/shape.ts'));
  return callShapes();
}

/**
 * Returns the names that a build imports from each of these packages, such as `limits.countMax` when it reads a
 * member. Modules removed by tree shaking do not count.
 */
export function takenNames({ modules, moduleGraph }) {
  const taken = {};
  for (const module of modules) {
    const part = module.options?.shareKey;
    if (
      module.constructor.name !== 'ConsumeSharedModule' ||
      !(portalParts.includes(part) || part in selectedNames())
    )
      continue;
    const names = new Set();
    for (const connection of moduleGraph.getIncomingConnections(module)) {
      const ids = connection.dependency?.getIds?.(moduleGraph) ?? [];
      if (ids.length > 0 && connection.isActive(undefined)) names.add(ids.slice(0, 2).join('.'));
    }
    taken[part] = [...names].sort();
  }
  return taken;
}

/** Returns the shapes of the calls whose paths occur in these scripts. */
export async function takenCalls(scripts) {
  return callsIn(scripts, await offeredCalls());
}
