/**
 * npm test: installs and runs types, lint, all tests, and a short run of benches, soak and mutation.
 * -- --changed[=COMMIT]: only the tests that the changes since main, or since the commit, affect.
 * One test file: npx jest PATH, or npx playwright test --config e2e PATH after npm run build.
 */
import { optionsOf } from './help.mjs';
import { requireNode } from './node-version.mjs';

requireNode();
const args = process.argv.slice(2).map((arg) => (arg === '--changed' ? '--changed=main' : arg));
const { values } = optionsOf(import.meta.url, { args, options: { changed: { type: 'string' } } });
const { checkAll } = await import('./check.mjs');
await checkAll(values.changed);
