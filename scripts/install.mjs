import { workspaces } from '../build/areas.mjs';
import { withCheckoutLock } from './checkoutLock.mjs';
import { run, step } from './run.mjs';
import { freshness } from './stale.mjs';

const manifests = workspaces.map((folder) => `${folder}/package.json`);

/** Installs the locked packages when they are missing or the lock file has changed. */
export const install = () =>
  withCheckoutLock(async () => {
    const state = freshness(
      'install',
      ['package.json', 'package-lock.json', '.npmrc', ...manifests],
      ['node_modules/.package-lock.json'],
    );
    if (state.fresh) return;
    await step('安装依赖 (npm ci)', () =>
      // With NODE_ENV=production npm would leave out what builds the portal.
      run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], { show: true }),
    );
    state.done();
  });
