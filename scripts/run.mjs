import { spawn } from 'node:child_process';
import { root } from './stale.mjs';

/**
 * Runs a command, in the repository's folder unless told otherwise, and resolves to what it printed.
 * `show`: the output goes to the terminal as it comes, instead.
 * `npm` runs by a shell on Windows, where it is a batch file; its arguments are then to have no spaces.
 * Rejects with the output when the command fails.
 */
export function run(command, args, { show = false, env = {}, cwd = root } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      shell: process.platform === 'win32' && command === 'npm',
      env: { ...process.env, ...env },
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
    });
    let printed = '';
    child.stdout?.on('data', (chunk) => (printed += chunk));
    child.stderr?.on('data', (chunk) => (printed += chunk));
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (code === 0) resolve(printed);
      else
        reject(
          new Error(`${printed}\n${command} ${args.join(' ')}: ${signal ?? `exit code ${code}`}`.trim()),
        );
    });
  });
}

const started = Date.now();

/** One line of progress with the seconds since the start. */
export function say(text) {
  console.log(`[${((Date.now() - started) / 1000).toFixed(1).padStart(5)} s] ${text}`);
}

/** Runs a step, says how it went; a failure ends the process with the step's output, or rejects. */
export async function step(name, work, { exitOnError = true } = {}) {
  const begun = Date.now();
  say(`${name} …`);
  try {
    const result = await work();
    say(`${name} ✓ (${((Date.now() - begun) / 1000).toFixed(1)} s)`);
    return result;
  } catch (error) {
    if (!exitOnError) throw error;
    console.error(error.message);
    say(`${name} ✗`);
    process.exit(1);
  }
}
