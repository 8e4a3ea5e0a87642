import { requireNode } from './node-version.mjs';

requireNode();
const { check } = await import('./check.mjs');
await check();
