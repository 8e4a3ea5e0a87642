/** `npm run soak` gives tests of generated cases more cases, and a seed that repeats them. */
const { SOAK_CASES, SOAK_SEED } = process.env;
if (SOAK_CASES) {
  require('fast-check').configureGlobal({ numRuns: Number(SOAK_CASES), seed: Number(SOAK_SEED) });
}
