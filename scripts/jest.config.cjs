/** Tests of the scripts, which Jest runs as CommonJS. */
module.exports = {
  displayName: 'scripts',
  rootDir: __dirname,
  testMatch: ['<rootDir>/*.test.mjs'],
  testEnvironment: 'node',
  moduleFileExtensions: ['mjs', 'js', 'json'],
  transform: {
    '\\.mjs$': ['@swc/jest', { jsc: { target: 'es2022' }, module: { type: 'commonjs' } }],
  },
};
