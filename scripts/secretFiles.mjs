import { readFileSync } from 'node:fs';

/**
 * Sets variables from files: `NAME_FILE` is the path of a file with the value of `NAME`, which counts first when it is set
 * too. An empty file counts as an unset variable.
 */
export function readSecretFiles(names, env = process.env) {
  for (const name of names) {
    const path = env[`${name}_FILE`];
    if (!path || env[name]) continue;
    const value = readFileSync(path, 'utf8').replace(/\r?\n$/, '');
    if (value) env[name] = value;
  }
}
