/**
 * npm start: installs, builds what is stale and serves the whole portal until it is stopped (Ctrl+C).
 * PORT (8080), HOST (localhost), DATA_DIR (./.data), DATABASE_URL and others: see README.md.
 */
import { helpOf } from './help.mjs';
import { requireNode } from './node-version.mjs';

requireNode();
helpOf(import.meta.url);
const { serve } = await import('./serve.mjs');
await serve();
