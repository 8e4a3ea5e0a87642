/**
 * Tests run as CommonJS: swc turns our modules, and the packages that ship as ES modules only, into it.
 * (pglite is among them: Jest can't run its dynamic imports). `testing/globalSetup.ts` prepares one migrated and seeded database that every test file starts from.
 */
const transformed = [
  '@electric-sql',
  '@noble',
  '@peculiar',
  '@tokenizer',
  'asn1js',
  'bytestreamjs',
  'file-type',
  'pkijs',
  'strtok3',
  'token-types',
  'uint8array-extras',
  '@borewit',
];

module.exports = {
  displayName: 'server',
  rootDir: __dirname,
  testEnvironment: '<rootDir>/testing/jest/environment.cjs',
  runtime: '<rootDir>/testing/jest/runtime.cjs',
  testMatch: ['<rootDir>/{src,testing}/**/*.test.ts'],
  setupFilesAfterEnv: ['<rootDir>/../build/jest-retry.cjs', '<rootDir>/../build/jest-random.cjs'],
  globalSetup: '<rootDir>/testing/globalSetup.ts',
  globalTeardown: '<rootDir>/testing/globalTeardown.ts',
  transform: {
    '\\.[cm]?[jt]s$': [
      '@swc/jest',
      {
        jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${transformed.join('|')})/)`],
};
