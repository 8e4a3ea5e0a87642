import { requireNode } from './node-version.mjs';

requireNode();
const { serve } = await import('./serve.mjs');
await serve();
