import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.mjs';
import { root } from './stale.mjs';

/** Marks a spec that runs after a change of any area. */
const anyArea = 'any';

/** The areas whose pages a spec opens. */
export const areasOf = {
  'area.spec.ts': anyArea,
  'asTyped.spec.ts': ['remote-public', 'remote-experiment', 'remote-member'],
  'auth.spec.ts': ['remote-auth', 'remote-public', 'remote-member'],
  'back.spec.ts': anyArea,
  'buyNow.spec.ts': ['remote-public', 'remote-experiment', 'remote-member', 'remote-auth'],
  'clerkMonth.spec.ts': ['remote-member'],
  'cluster.spec.ts': ['remote-member'],
  'containment.spec.ts': anyArea,
  'consent.spec.ts': ['remote-auth', 'remote-public', 'remote-member'],
  'contract.spec.ts': ['remote-experiment', 'remote-member'],
  'demand.spec.ts': ['remote-public', 'remote-experiment', 'remote-member'],
  'desk.spec.ts': ['remote-public', 'remote-member', 'remote-staff'],
  'live.spec.ts': ['remote-staff'],
  'reception.spec.ts': ['remote-staff'],
  'bench.spec.ts': ['remote-staff'],
  'report.spec.ts': ['remote-staff'],
  'moneyDesk.spec.ts': ['remote-staff'],
  'bankDesk.spec.ts': ['remote-staff'],
  'adminDesk.spec.ts': ['remote-staff'],
  'visits.spec.ts': ['remote-staff'],
  'instrumentDesk.spec.ts': ['remote-staff', 'remote-public'],
  'instrumentDoor.spec.ts': ['remote-staff', 'remote-member'],
  'priceGroup.spec.ts': ['remote-staff', 'remote-public', 'remote-experiment'],
  'requirementDesk.spec.ts': ['remote-staff'],
  'contentDesk.spec.ts': ['remote-staff', 'remote-public'],
  'queuesDesk.spec.ts': ['remote-staff', 'remote-public', 'remote-member'],
  'detail.spec.ts': ['remote-public'],
  'develop.spec.ts': [],
  'devices.spec.ts': ['remote-auth', 'remote-member'],
  'dialogs.spec.ts': ['remote-auth', 'remote-member', 'remote-experiment'],
  'earlyInput.spec.ts': ['remote-public'],
  'evaluation.spec.ts': ['remote-member', 'remote-public'],
  'finder.spec.ts': ['remote-public', 'remote-experiment'],
  'firstView.spec.ts': ['remote-public'],
  'focus.spec.ts': ['remote-public', 'remote-experiment', 'remote-member', 'remote-auth'],
  'focusSeen.spec.ts': ['remote-public', 'remote-experiment', 'remote-member'],
  'foreign.spec.ts': [],
  'frame.spec.ts': anyArea,
  'home.spec.ts': ['remote-public'],
  'invoice.spec.ts': ['remote-member'],
  'invite.spec.ts': ['remote-member', 'remote-auth', 'remote-public'],
  'inputs.spec.ts': ['remote-experiment', 'remote-member'],
  'instrumentTime.spec.ts': ['remote-public', 'remote-experiment', 'remote-member'],
  'interface.spec.ts': ['remote-member'],
  'keyboard.spec.ts': ['remote-member'],
  'largeText.spec.ts': ['remote-public'],
  'limits.spec.ts': [],
  'lostChunks.spec.ts': anyArea,
  'memberActs.spec.ts': ['remote-member', 'remote-public', 'remote-experiment'],
  'memberMenu.spec.ts': ['remote-member'],
  'metrics.spec.ts': [],
  'orderCheck.spec.ts': [],
  'order.spec.ts': ['remote-public', 'remote-experiment', 'remote-member', 'remote-auth'],
  'orderActs.spec.ts': ['remote-member', 'remote-experiment'],
  'viewer.spec.ts': ['remote-member'],
  'lives.spec.ts': ['remote-public', 'remote-auth', 'remote-experiment', 'remote-member'],
  'orderChange.spec.ts': ['remote-member', 'remote-experiment'],
  'pages.spec.ts': anyArea,
  'phoneHome.spec.ts': ['remote-public'],
  'dataShare.spec.ts': ['remote-public', 'remote-member'],
  'planShare.spec.ts': ['remote-public', 'remote-experiment'],
  'prestore.spec.ts': ['remote-member'],
  'project.spec.ts': ['remote-public'],
  'promotion.spec.ts': ['remote-member'],
  'rawData.spec.ts': ['remote-public', 'remote-experiment', 'remote-member'],
  'remotes.spec.ts': anyArea,
  'require.spec.ts': ['remote-public', 'remote-auth'],
  'serverRender.spec.ts': ['remote-public'],
  'sampling.spec.ts': ['remote-auth', 'remote-public', 'remote-member'],
  'search.spec.ts': ['remote-public'],
  'sixSamples.spec.ts': ['remote-experiment', 'remote-member'],
  'statement.spec.ts': ['remote-public', 'remote-experiment', 'remote-member', 'remote-auth'],
  'statementMany.spec.ts': ['remote-public', 'remote-experiment', 'remote-member', 'remote-auth'],
  'tabs.spec.ts': anyArea,
  'toast.spec.ts': ['remote-public', 'remote-auth'],
};

/** Files that no browser test depends on. */
const apart = /^(docs|lab|\.ci)\/|\.md$|\.test\.[cm]?[jt]sx?$/;

/** Returns the existing specs that a change of these files affects. */
export function specsFor(files, specs) {
  const touching = files.filter((file) => !apart.test(file));
  const touched = (spec) =>
    touching.some((file) => {
      const [folder, name] = file.split('/');
      if (folder === 'e2e' && name.endsWith('.spec.ts')) return name === spec;
      return !folder.startsWith('remote-') || areasOf[spec] === anyArea || areasOf[spec].includes(folder);
    });
  return specs.filter(touched);
}

/** Folders whose tests depend on no other folder than `shared`. */
const alone = /^(shell|server|scripts|lab|e2e|docs|remote-[^/]+)\//;

/**
 * Returns whether Jest can select the tests that a change affects. Jest follows imports within a folder only, so a
 * change of `shared`, of the build or of the packages runs all tests.
 */
export const jestFinds = (files) => files.every((file) => alone.test(file) || apart.test(file));

/** Returns the file names of all browser specs. */
export const allSpecs = () => readdirSync(join(root, 'e2e')).filter((name) => name.endsWith('.spec.ts'));

/** Returns the files that differ from a commit, including uncommitted and untracked ones. */
export async function changedFiles(since) {
  const base = (await run('git', ['merge-base', since, 'HEAD'])).trim();
  const differ = await run('git', ['diff', '--name-only', base]);
  const added = await run('git', ['ls-files', '--others', '--exclude-standard']);
  return `${differ}\n${added}`.split('\n').filter(Boolean);
}
