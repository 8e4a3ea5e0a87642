/** Milliseconds over which the speed is averaged. */
const span = 8000;

interface Sample {
  readonly at: number;
  readonly bytes: number;
}

/** Measures the speed of an upload over the last seconds. */
export class Rate {
  #samples: Sample[] = [];

  /** Records how many bytes have been sent by now. */
  record(bytes: number, at = performance.now()): void {
    this.#samples = [...this.#samples.filter((sample) => at - sample.at <= span), { at, bytes }];
  }

  /** Returns bytes a second; zero until there is something to measure, and when nothing was sent for some seconds. */
  perSecond(at = performance.now()): number {
    const [first, ...rest] = this.#samples.filter((sample) => at - sample.at <= span);
    const last = rest.at(-1);
    if (!first || !last || at - first.at < 500) return 0;
    return Math.max(0, ((last.bytes - first.bytes) * 1000) / (at - first.at));
  }

  /** Forgets what was measured, for instance when the upload is paused. */
  reset(): void {
    this.#samples = [];
  }
}

/** Formats a duration in seconds: 45 秒, 12 分钟, 1 小时 5 分钟. */
export function durationText(seconds: number): string {
  if (seconds < 60) return `${Math.max(1, Math.round(seconds))} 秒`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return `${minutes} 分钟`;
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)} 小时${rest > 0 ? ` ${rest} 分钟` : ''}`;
}
