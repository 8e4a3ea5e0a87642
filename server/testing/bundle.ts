/** Folder of the server that globalSetup bundles into, for tests that start the server as a process. */
export const bundleFolder = '.cache';
