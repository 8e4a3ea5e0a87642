/** Gives tests with generated cases more cases and a reproducible seed in `npm run soak`. */
const { SOAK_CASES, SOAK_SEED } = process.env;
if (SOAK_CASES) {
  require('fast-check').configureGlobal({ numRuns: Number(SOAK_CASES), seed: Number(SOAK_SEED) });
}
