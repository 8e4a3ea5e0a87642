import { Counter, Histogram, type Registry } from '@portal/shared/node';
import type { FailureClass } from '../../manifest/failureClass';
import type { ReleaseStore } from '../releases/releaseStore';
import type { FailureReport, Report } from './reportFormat';

/** Failures that the status page lists. */
const kept = 50;

export interface SeenFailure extends FailureReport {
  readonly at: Date;
}

/** Name in metrics of a release that `releases.json` no longer has: clients send names, so labels would grow. */
const otherRelease = 'other';

/** What browsers have reported of the areas, as metrics and for the status page, since this process started. */
export class ReportLog {
  /** The newest failures first. */
  readonly failures: SeenFailure[] = [];
  readonly #store: ReleaseStore;
  readonly #loads: Counter;
  readonly #seconds: Histogram;
  readonly #failures: Counter;
  readonly #counts = new Map<string, number>();

  constructor(registry: Registry, store: ReleaseStore) {
    const registers = [registry];
    const labelNames = ['area', 'release'];
    this.#store = store;
    this.#loads = new Counter({
      name: 'portal_area_loads_total',
      help: 'Areas loaded by browsers, estimated from the sampled pages.',
      labelNames,
      registers,
    });
    this.#seconds = new Histogram({
      name: 'portal_area_load_seconds',
      help: 'Time to load the entry of an area in the sampled pages.',
      labelNames,
      buckets: [0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    });
    this.#failures = new Counter({
      name: 'portal_area_failures_total',
      help: 'Failures of areas that browsers have shown, by class.',
      labelNames: [...labelNames, 'failure'],
      registers,
    });
  }

  /** Adds a report; one of an unknown area is ignored. `weight` is the number of loads that a sampled one stands for. */
  add(report: Report, weight: number): void {
    const { area } = report;
    if (!this.#store.remotes.some(({ name }) => name === area)) return;
    const isKnown = Object.hasOwn(this.#store.get(area)?.releases ?? {}, report.release);
    const release = isKnown ? report.release : otherRelease;
    if ('ms' in report) {
      this.#loads.inc({ area, release }, weight);
      this.#seconds.observe({ area, release }, report.ms / 1000);
      this.#count(area, release, 'loads', weight);
      return;
    }
    this.#failures.inc({ area, release, failure: report.failure });
    this.#count(area, release, report.failure, 1);
    this.failures.unshift({ ...report, release, at: new Date() });
    this.failures.length = Math.min(this.failures.length, kept);
  }

  /** Returns the number of loads or of failures of a class. */
  count(area: string, release: string, what: 'loads' | FailureClass): number {
    return Math.round(this.#counts.get(`${area} ${release} ${what}`) ?? 0);
  }

  #count(area: string, release: string, what: 'loads' | FailureClass, by: number): void {
    const key = `${area} ${release} ${what}`;
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + by);
  }
}
