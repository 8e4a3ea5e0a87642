const sharing = require('./jest-shared-modules.cjs');

/**
 * What screens and their fake server only read: it has no document, no clock and no `instanceof`, so it may come from
 * the realm of the process.
 */
const pure = /[\\/]shared[\\/]src[\\/](?:contract|rules)[\\/]|[\\/]node_modules[\\/](?:zod|aria-query)[\\/]/;

/** The tests of screens share the contract and the rules: they were a third of what each file loads. */
module.exports = sharing((file) => pure.test(file) && !/\.test\.ts$/.test(file));
