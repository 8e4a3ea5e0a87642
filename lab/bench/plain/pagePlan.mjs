/**
 * Replaces the gateway's pagePlan: the plain bundle has no entry scripts, and its chunks are next to the shell's.
 */
import { planPage as federatedPlan } from '../../../shell/gateway/page/pagePlan';

/** Placeholder in the releases for the entry that does not exist. */
export const noEntry = 'entry.js';

export function planPage(served, path, shell) {
  const plan = federatedPlan(served, path, shell);
  const preloads = plan.preloads
    .filter(({ href }) => !href.endsWith(`/${noEntry}`))
    .map((preload) => ({ ...preload, href: preload.href.replace(/^\/remotes\/\w+/, '') }));
  return { ...plan, preloads };
}
