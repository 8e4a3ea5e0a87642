/**
 * npm run lock: generates package-lock.json from the manifests. With an existing node_modules `npm install` drops
 * the packages of other platforms, and `npm ci` then refuses the lock; so the lock is generated and checked in an
 * empty folder.
 */
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workspaces } from '../build/areas.mjs';
import { helpOf } from './help.mjs';
import { run, step } from './run.mjs';
import { root } from './stale.mjs';

helpOf(import.meta.url);

const folder = mkdtempSync(join(tmpdir(), 'portal-lock-'));
const copy = (file) => copyFileSync(join(root, file), join(folder, file));
try {
  for (const file of ['package.json', '.npmrc']) copy(file);
  for (const name of workspaces) {
    mkdirSync(join(folder, name));
    copy(join(name, 'package.json'));
  }
  await step('解析依赖', () =>
    run('npm', ['install', '--package-lock-only', '--prefix', folder], { cwd: folder }),
  );
  await step('验证 (npm ci --dry-run)', () =>
    run('npm', ['ci', '--dry-run', '--prefix', folder], { cwd: folder }),
  );
  copyFileSync(join(folder, 'package-lock.json'), join(root, 'package-lock.json'));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
