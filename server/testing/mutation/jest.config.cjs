/**
 * Two runs of `npm run mutate` on PGlite: `mutation.run.ts` with many mutants in one process, and the server's tests with
 * the mutant of MUTANT. The database of SERVER_TEST_SNAPSHOT is made by `database.mjs`.
 */
const { globalSetup, globalTeardown, ...server } = require('../../jest.config.cjs');

module.exports = {
  ...server,
  // For runs that need PostgreSQL.
  ...(process.env.MUTANT_ON === 'postgres' ? { globalSetup, globalTeardown } : {}),
  testMatch: [...server.testMatch, '<rootDir>/testing/mutation/*.run.ts'],
  transform: Object.fromEntries(
    Object.entries(server.transform).map(([pattern, [, options]]) => [
      pattern,
      [require.resolve('./transform.cjs'), options],
    ]),
  ),
};
