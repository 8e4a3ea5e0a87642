/** Prepares tests that have a document. Others would load React's renderer and the testing library for nothing. */
if (typeof document !== 'undefined') require('../shared/src/testing/setup.ts');
