/** Tests of the build: configuration files and the steps that create a release. */
export default {
  displayName: 'build',
  rootDir: import.meta.dirname,
  testEnvironment: 'node',
  testMatch: ['<rootDir>/**/*.test.mjs'],
  setupFilesAfterEnv: ['<rootDir>/jest-retry.cjs'],
  transform: {
    '\\.mjs$': [
      '@swc/jest',
      { jsc: { target: 'es2022', parser: { syntax: 'ecmascript' } }, module: { type: 'commonjs' } },
    ],
  },
};
