/** Stands in for the gateway's pagePlan: the plain bundle has no entries, and its chunks lie beside the shell's. */
import { planPage as federatedPlan } from '../../shell/gateway/pagePlan';

/** Name in the releases of what is not there. */
export const noEntry = 'entry.js';

export function planPage(served, path, search) {
  const plan = federatedPlan(served, path, search);
  const preloads = plan.preloads
    .filter(({ href }) => !href.endsWith(`/${noEntry}`))
    .map((preload) => ({ ...preload, href: preload.href.replace(/^\/remotes\/\w+/, '') }));
  return { ...plan, preloads };
}
