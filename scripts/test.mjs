import { requireNode } from './node-version.mjs';

requireNode();
const { checkAll } = await import('./check.mjs');
await checkAll(process.argv.slice(2));
