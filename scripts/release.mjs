/**
 * npm run release -w remote-member -- [--canary 10]: builds, checks and releases one area. Other commands: status,
 * rollback, canary, promote, prune. From the repository's folder the area is the first word.
 */
import { requireNode } from './node-version.mjs';
import { readSecretFiles } from './secretFiles.mjs';

requireNode();
readSecretFiles(['OPS_TOKEN', 'RELEASES_S3_SECRET_ACCESS_KEY']);
const { runRelease } = await import('./releaseCommands.mjs');
process.exitCode = await runRelease(process.argv.slice(2));
