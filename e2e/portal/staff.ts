import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './process';

/** What the built command line exports (`server/src/cli/staff.ts`). */
interface CommandLine {
  staff(
    words: readonly string[],
    vars: Readonly<Record<string, string | undefined>>,
    screen: { log(line: string): void; error(line: string): void },
  ): Promise<number>;
}

/**
 * Runs a command of `npm run staff` in this process, because starting another one takes more than a second of CPU time,
 * and returns its output. Rejects with what it says when it does not end with 0.
 */
export async function runStaff(
  words: readonly string[],
  vars: Readonly<Record<string, string>>,
): Promise<string> {
  const { staff }: CommandLine = await import(pathToFileURL(join(root, 'server/dist/staff.mjs')).href);
  const [printed, refused]: [string[], string[]] = [[], []];
  const screen = { log: (line: string) => printed.push(line), error: (line: string) => refused.push(line) };
  const code = await staff(words, { ...process.env, ...vars }, screen);
  if (code !== 0) throw new Error(refused.join('\n') || `npm run staff ended with ${code}`);
  return printed.join('\n');
}
