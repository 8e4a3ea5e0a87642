/**
 * Folder of the server that globalSetup bundles into, for tests that start the server as a process. Each run of Jest
 * has its own: two runs of one checkout, as of `npm test` and of the soak beside it, must not remove each other's files.
 */
export const bundleFolder = process.env.SERVER_TEST_BUNDLE ?? `.cache/test-${process.pid}`;
