import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/stale.mjs';

/** The text of docker-compose.yml. It is read as text, so that reading it needs no package. */
export const composeText = readFileSync(join(root, 'docker-compose.yml'), 'utf8');

/** Returns the blocks of a section by name; a block that merges an anchor has its lines too. */
function blocks(section) {
  const found = [...section.matchAll(/^( *)([\w-]+):(?: &[\w-]+)?\n((?:\1 +.*\n|\s*#.*\n|\n)*)/gm)];
  return Object.fromEntries(found.map(([, , name, body]) => [name, body]));
}

const anchors = Object.fromEntries(
  [...composeText.matchAll(/^ *[\w-]+: &([\w-]+)\n((?: +.*\n)+)/gm)].map(([, name, body]) => [name, body]),
);

/** Returns a block with the lines of the anchors that it merges. */
export const merged = (body) =>
  body + [...body.matchAll(/<<: \*([\w-]+)/g)].map(([, name]) => merged(anchors[name] ?? '')).join('');

/** The lines of each service, by name, without what it merges. */
export const services = blocks(
  composeText
    .split(/^services:\n/m)[1]
    .split(/^networks:/m)[0]
    .replace(/^# .*\n/gm, ''),
);

/** Returns the names of the secrets that a service is given. */
export const secretsOf = (name) =>
  /^ {4}secrets: \[(.*)\]$/m.exec(merged(services[name]))?.[1].split(', ') ??
  [...merged(services[name]).matchAll(/^ {6}- (\w+)$/gm)].map(([, secret]) => secret);

/**
 * Returns the variables of a service, with the values of `given` for those that a deployment must set; without those that
 * are handed on only when they are set.
 */
export function variablesOf(name, given) {
  const lines = /^ {4}environment:\n((?: {6}.*\n)+)/m.exec(merged(services[name]))?.[1] ?? '';
  const pairs = [...lines.matchAll(/^ {6}(\w+): (.+)$/gm)];
  const filled = (text) =>
    text.replace(
      /\$\{(\w+)(?::-([^}]*)|:\?[^}]*)?\}/g,
      (_, variable, unset = '') => given[variable] ?? unset,
    );
  return Object.fromEntries(pairs.map(([, variable, text]) => [variable, filled(text)]));
}
