import build from '../build/jest.config.mjs';

/** Tests of what benchmarks compute. */
export default {
  ...build,
  displayName: 'bench',
  rootDir: import.meta.dirname,
  setupFilesAfterEnv: ['<rootDir>/../build/jest-retry.cjs'],
};
