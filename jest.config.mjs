import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const names = ['jest.config.mjs', 'jest.config.cjs'];
const folders = readdirSync(import.meta.dirname);
const configs = folders.flatMap((folder) => names.map((name) => join(import.meta.dirname, folder, name)));

/** Every folder that has unit, screen or server tests, each with a project of its own. */
// Jest keeps what the shell has set, and React for production has no tools of tests.
process.env.NODE_ENV = 'test';

export default {
  projects: configs.filter((file) => existsSync(file)),
  // Catches what hangs; no test depends on how fast the machine is. Jest takes it from here only, not from a project.
  testTimeout: 300_000,
};
