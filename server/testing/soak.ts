/** `npm run soak` sets SOAK_CASES: the sizes that are too slow for each run of the tests. */
export const isSoak = process.env.SOAK_CASES !== undefined;
