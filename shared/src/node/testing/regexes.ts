import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseSync } from '@swc/core';

const root = join(__dirname, '../../../..');

/** Folders whose code reads foreign input. The API reads files of instruments too. */
const folders = [
  'server/src',
  'shell/gateway',
  'shared/src/contract',
  'shared/src/rules',
  'shared/src/node',
  'shared/src/measurement',
];

/** A regular expression of the sources, and the first file that contains it. */
export interface FoundRegex {
  readonly file: string;
  readonly regex: RegExp;
}

function sources(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => join(root, folder, name))
    .filter((file) => !file.split(/[\\/]/).includes('testing'));
}

/** Calls `visit` with every object of a syntax tree. */
function walk(node: unknown, visit: (node: Record<string, unknown>) => void): void {
  if (typeof node !== 'object' || node === null) return;
  if (!Array.isArray(node)) visit({ ...node });
  for (const child of Object.values(node)) walk(child, visit);
}

function isRegExpCall({ type, callee }: Record<string, unknown>): boolean {
  const named =
    typeof callee === 'object' && callee !== null && 'value' in callee && callee.value === 'RegExp';
  return named && (type === 'NewExpression' || type === 'CallExpression');
}

/**
 * Returns every regular expression literal of the code that reads foreign input, found in the syntax tree, so that
 * none has to be registered. `built` are the files that build expressions at run time, which cannot be measured.
 */
export function findRegexes(): { found: FoundRegex[]; built: string[] } {
  const found = new Map<string, FoundRegex>();
  const built = new Set<string>();
  for (const path of folders.flatMap(sources)) {
    const file = relative(root, path);
    walk(parseSync(readFileSync(path, 'utf8'), { syntax: 'typescript', target: 'es2022' }), (node) => {
      if (isRegExpCall(node)) built.add(file);
      if (node.type !== 'RegExpLiteral') return;
      const regex = new RegExp(String(node.pattern), String(node.flags));
      if (!found.has(String(regex))) found.set(String(regex), { file, regex });
    });
  }
  return { found: [...found.values()], built: [...built] };
}
