import { areComponents } from './families.mjs';

/** Event before which forms keep their values: `leavingEvent` in shared/src/parts/lostCode.ts. */
const leavingEvent = 'portal:leaving';

// An update that no module accepts, such as one of the routes, loads the page again.
addEventListener('beforeunload', () => dispatchEvent(new Event(leavingEvent)));

/**
 * Called at the end of each module. One that exports nothing but components accepts its updates; of others, the modules
 * that import them are evaluated again, up to such a one.
 */
export function accept(hot, { exports }) {
  const names = Object.keys(exports).sort().join();
  const before = hot.data?.names;
  const isBoundary = areComponents(Object.values(exports));
  // Importers hold the exports of before.
  if (before !== undefined && (before !== names || !isBoundary)) hot.invalidate();
  if (!isBoundary) return;
  hot.dispose((data) => Object.assign(data, { names }));
  hot.accept();
}
