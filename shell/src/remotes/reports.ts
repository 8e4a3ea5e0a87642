import type { RemoteFailure } from './remoteFailure';
import type { Remotes } from './remotes';

/** Failures that one page reports; each class of an area once. */
const most = 10;

const sent = new Set<string>();

let remotes: Remotes | undefined;

const manifestOf = () => window.__portal?.manifest;

function send(report: object): void {
  const body = new Blob([JSON.stringify({ reports: [report] })], { type: 'application/json' });
  navigator.sendBeacon?.('/reports', body);
}

/** Reports a failure that the page shows to the gateway, for operations. It contains no data of the visitor. */
export function reportFailure({ remote, reason }: RemoteFailure): void {
  const manifest = manifestOf();
  const key = `${remote} ${reason}`;
  if (!manifest || remote === '' || sent.has(key) || sent.size >= most) return;
  sent.add(key);
  const release = (remotes?.get(remote) ?? manifest.remotes[remote])?.version ?? '';
  send({ area: remote, release, failure: reason, request: manifest.request ?? '' });
}

/** In a page that the gateway has sampled, reports how long the areas' entries took to load. */
export function reportLoads(registry: Remotes): void {
  remotes = registry;
  if (!manifestOf()?.reportsLoads) return;
  const seen = new Set<string>();
  const report = ({ name, duration }: PerformanceEntry) => {
    const area = registry.names().find((one) => {
      const entry = registry.get(one)?.entry;
      return entry && name.startsWith(new URL(entry, window.location.origin).href);
    });
    if (area === undefined || seen.has(area)) return;
    seen.add(area);
    send({ area, release: registry.get(area)?.version ?? '', ms: Math.round(duration) });
  };
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(report));
  observer.observe({ type: 'resource', buffered: true });
}
