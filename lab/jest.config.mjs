import build from '../build/jest.config.mjs';

/** Tests of what benchmarks compute, and of mutants. */
export default {
  ...build,
  displayName: 'lab',
  rootDir: import.meta.dirname,
  setupFilesAfterEnv: ['<rootDir>/../build/jest-retry.cjs'],
};
