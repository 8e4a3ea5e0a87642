import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const modules = join(__dirname, '../src/modules');

/** What the handler of a call that only reads may use besides `db.read`: nothing by which it could do something. */
const harmless = new Set(['db', 'now', 'member', 'caller', 'secret', 'env', 'refuse']);

/** Returns the text from `start`, which is behind a bracket, up to the one that closes it. */
function untilClosed(text: string, start: number): string {
  let depth = 1;
  let end = start;
  for (; depth > 0 && end < text.length; end++) {
    if (text[end] === '(') depth += 1;
    else if (text[end] === ')') depth -= 1;
  }
  return text.slice(start, end - 1);
}

function onlyReads(handler: string): boolean {
  const context = /^[^{]*?,\s*(?:async\s*)?\((?:\{[^}]*\}|\w+),\s*\{([^}]*)\}/.exec(handler)?.[1];
  const used = context?.split(',').map((name) => name.trim());
  if (!used?.includes('db') || !used.filter(Boolean).every((name) => harmless.has(name))) return false;
  const uses = handler.slice(handler.indexOf('=>')).match(/\bdb\b(?:\.\w+)?/g) ?? [];
  return uses.length > 0 && uses.every((use) => use === 'db.read');
}

/** Returns the calls whose handler uses the database for reading only, and nothing else that has an effect. */
export function callsThatOnlyRead(): string[] {
  const files = readdirSync(modules, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.routes.ts'),
  );
  const found = files.flatMap((file) => {
    const text = readFileSync(join(modules, file), 'utf8');
    return [...text.matchAll(/\broute\(\s*\w+,\s*'([^']+)'/g)].flatMap((match) => {
      const handler = untilClosed(text, match.index + match[0].indexOf('(') + 1);
      return onlyReads(handler.slice(handler.indexOf("'"))) ? [match[1] ?? ''] : [];
    });
  });
  return found.sort();
}
