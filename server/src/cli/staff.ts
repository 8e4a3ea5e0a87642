import { createInterface } from 'node:readline/promises';
import type { Command } from 'commander';
import { connect } from './connect';
import { addExamples } from './examples';
import { CommandError } from './portal';
import { CommanderError, emptyProgram, type Run, refusalOf } from './program';
import { subjects } from './subjects';

/** Output of the command: results and errors. */
export interface Screen {
  log(line: string): void;
  error(line: string): void;
  /** Asks the person; missing when nobody can answer. */
  readonly ask?: (question: string) => Promise<string>;
}

/** Returns the program with all commands by subject. */
export function programOf(print: (text: string) => void, run: Run): Command {
  const program = emptyProgram(print);
  for (const [subject, nouns] of Object.entries(subjects)) {
    program.commandsGroup(`${subject}：`);
    for (const add of nouns) add(program, run);
  }
  addExamples(program);
  return program;
}

/**
 * Runs one staff command against the running portal. With `--json` it prints each answer of the portal as one line of
 * JSON instead of text, and an error as `{error, message}`. Returns the exit code: 0, 1 when the portal refused or the
 * words were wrong, 3 when the portal could not be reached.
 */
export async function staff(
  words: readonly string[],
  vars: Readonly<Record<string, string | undefined>>,
  screen: Screen = terminal(),
): Promise<number> {
  const isJson = words.includes('--json');
  const print = (line: string) => screen.log(line);
  const onAnswer = (data: unknown) => print(JSON.stringify(data));
  const ask = isJson ? undefined : screen.ask;
  const program = programOf(print, async (work, options) => {
    const portal = await connect(vars, { ...options, ...(ask && { ask }) });
    const lines = await work(isJson ? { ...portal, onAnswer } : portal);
    if (!isJson) lines.forEach(print);
  });
  try {
    await program.parseAsync(words.length > 0 ? [...words] : ['help'], { from: 'user' });
    return 0;
  } catch (error) {
    const refusal = error instanceof CommanderError ? refusalOf(error) : error;
    if (refusal === undefined) return 0;
    if (!(refusal instanceof CommandError)) throw refusal;
    const { id, message } = refusal;
    screen.error(isJson ? JSON.stringify({ error: id, message }) : message);
    return id === 'unreachable' ? 3 : 1;
  }
}

/** The terminal; it asks only when a person sits at it. */
function terminal(): Screen {
  if (!process.stdin.isTTY) return console;
  return {
    log: (line) => console.log(line),
    error: (line) => console.error(line),
    ask: async (question) => {
      const lines = createInterface({ input: process.stdin, output: process.stdout });
      try {
        return (await lines.question(question)).trim();
      } finally {
        lines.close();
      }
    },
  };
}
