import { spawn } from 'node:child_process';
import { root } from './stale.mjs';

/**
 * Runs a command in the repository's folder (or `cwd`) and resolves to its output. With `show` the output goes to
 * the terminal instead. On Windows `npm` is a batch file and runs in a shell, so its arguments must contain no
 * spaces. Rejects with the output when the command fails or has not ended after `timeout` milliseconds.
 */
export function run(command, args, { show = false, env = {}, cwd = root, timeout = undefined } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      shell: process.platform === 'win32' && command === 'npm',
      env: { ...process.env, ...env },
      timeout,
      killSignal: 'SIGKILL',
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

/** Prints one line of progress with the seconds since the start. */
export function say(text) {
  console.log(`[${((Date.now() - started) / 1000).toFixed(1).padStart(5)} s] ${text}`);
}

/**
 * Runs a step and prints its result. A failure prints the output and ends the process, or rejects with
 * `exitOnError: false`.
 */
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
