import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

/** Returns the comment at the beginning of a script, which says what it does and what it takes. */
function firstComment(text) {
  const block = /^\/\*\*\s([\s\S]*?)\s\*\//.exec(text)?.[1];
  if (block) return block.replace(/^ \* ?/gm, '').trim();
  return (
    /^(\/\/.*\n)+/
      .exec(text)?.[0]
      .replace(/^\/\/ ?/gm, '')
      .trimEnd() ?? ''
  );
}

/** Prints the first comment of the script `url` and ends the process when it is called with `--help` or `-h`. */
export function helpOf(url, args = process.argv.slice(2)) {
  const end = args.indexOf('--');
  const own = end < 0 ? args : args.slice(0, end);
  if (!own.some((arg) => arg === '--help' || arg === '-h')) return;
  console.log(firstComment(readFileSync(fileURLToPath(url), 'utf8')));
  process.exit(0);
}

/** Parses the arguments as `parseArgs` does. Wrong ones end the process with one line and the script's help. */
export function optionsOf(url, config) {
  helpOf(url);
  try {
    return parseArgs(config);
  } catch (error) {
    console.error(`${error.message}\n`);
    console.error(firstComment(readFileSync(fileURLToPath(url), 'utf8')));
    process.exit(2);
  }
}
