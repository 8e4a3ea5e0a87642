/** Compiles like the server's tests, and applies the mutant of MUTANT (file, start, end, text) to its file. */
const { createHash } = require('node:crypto');
const { createTransformer } = require('@swc/jest');

const { MUTANT } = process.env;
const mutant = MUTANT === undefined ? undefined : JSON.parse(MUTANT);

module.exports.createTransformer = (options) => {
  const swc = createTransformer(options);
  const mutated = (source, path) =>
    path === mutant?.file ? source.slice(0, mutant.start) + mutant.text + source.slice(mutant.end) : source;
  return {
    process: (source, path, options) => swc.process(mutated(source, path), path, options),
    getCacheKey: (source, path, options) =>
      createHash('sha256')
        .update(swc.getCacheKey(mutated(source, path), path, options))
        .digest('hex'),
  };
};
