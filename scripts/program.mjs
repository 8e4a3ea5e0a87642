import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './stale.mjs';

/** Returns the path of an installed package's program, for Node to run on every platform. */
export function program(name, packageName = name) {
  const folder = join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[name]);
}
