// npm run surface: writes shared/surface.json, the exports that shell and remotes share at run time, so that
// changes of it are reviewed.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sharedSurface } from '../build/surface.mjs';
import { helpOf } from './help.mjs';
import { root } from './stale.mjs';

helpOf(import.meta.url);

writeFileSync(join(root, 'shared/surface.json'), `${JSON.stringify(await sharedSurface(), null, 2)}\n`);
