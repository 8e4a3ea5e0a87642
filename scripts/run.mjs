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
    const ended = follow(child);
    let printed = '';
    child.stdout?.on('data', (chunk) => (printed += chunk));
    child.stderr?.on('data', (chunk) => (printed += chunk));
    child.on('error', (error) => {
      ended();
      reject(error);
    });
    child.on('close', (code, signal) => {
      ended();
      if (code === 0) resolve(printed);
      else
        reject(
          new Error(`${printed}\n${command} ${args.join(' ')}: ${signal ?? `exit code ${code}`}`.trim()),
        );
    });
  });
}

const commands = new Set();
const signals = { SIGINT: 130, SIGTERM: 143 };
let stoppedBy;

/**
 * Ends this process when it is told to, but after its commands: one that went on alone would work without the checkout's
 * lock. A second signal kills them.
 */
function stop(signal) {
  for (const child of commands) child.kill(stoppedBy ? 'SIGKILL' : 'SIGTERM');
  stoppedBy ??= signal;
}

/** Stops this command with this process. Returns the function to call when the command has ended. */
function follow(child) {
  if (commands.size === 0) for (const signal of Object.keys(signals)) process.on(signal, stop);
  commands.add(child);
  return () => {
    commands.delete(child);
    if (commands.size > 0) return;
    if (stoppedBy) process.exit(signals[stoppedBy]);
    for (const signal of Object.keys(signals)) process.off(signal, stop);
  };
}

// `npm start | head`: the reader has gone. Ends as a signal does, so that what is open is closed.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error) => {
    if (error.code !== 'EPIPE') throw error;
    process.kill(process.pid, 'SIGTERM');
  });

/** Returns one line that says what failed. What the database's own system throws on a full disk is no Error. */
export function reasonOf(error) {
  const { message, code, errno } = Object(error);
  return message || String(code ?? errno ?? error);
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
    console.error(reasonOf(error));
    say(`${name} ✗`);
    process.exit(1);
  }
}
