/** Requests of one IP, which a whole university may share, and of all in one window. */
const most = { perIp: 120, all: 6000 };

const windowMs = 60_000;

/** Limits the requests of reports by IP and in total. What it stores is bounded by the total of one window. */
export class ReportLimit {
  #begun = 0;
  #all = 0;
  readonly #byIp = new Map<string, number>();

  /** Counts a request. Returns false when it is one too many. */
  allows(ip: string, now = Date.now()): boolean {
    if (now - this.#begun >= windowMs) {
      this.#begun = now;
      this.#all = 0;
      this.#byIp.clear();
    }
    const count = (this.#byIp.get(ip) ?? 0) + 1;
    if (this.#all >= most.all || count > most.perIp) return false;
    this.#all += 1;
    this.#byIp.set(ip, count);
    return true;
  }
}
