import { lookup } from 'node:dns/promises';
import type { Agent } from 'node:http';
import http from 'node:http';
import https from 'node:https';

/** One process of the API: one address of one of its URLs. */
export interface Upstream {
  readonly url: URL;
  readonly address: string;
}

/** Milliseconds for which the addresses of a name are used without another lookup. */
const addressesFreshMs = 2000;

/** Milliseconds for which a process that fails or stops is chosen only when all others do as well. */
const avoidedMs = 5000;

/**
 * Milliseconds after which an idle connection is closed. It is shorter than the time for which a stopping API accepts
 * connections (`DRAIN_TIME`): no request is sent on a connection that the API is about to close.
 */
const idleMs = 1000;

/** The processes of the API that requests are distributed over. */
export class Upstreams {
  readonly #urls: readonly URL[];
  readonly #agents: Readonly<Record<string, Agent>> = {
    'http:': new http.Agent({ keepAlive: true, timeout: idleMs }),
    'https:': new https.Agent({ keepAlive: true, timeout: idleMs }),
  };
  readonly #avoided = new Map<string, number>();
  #known: readonly Upstream[] = [];
  #looking: Promise<void> | undefined;
  #lookedAt = Number.NEGATIVE_INFINITY;
  #turn = 0;

  /** Each URL may have a name with several addresses. */
  constructor(urls: readonly string[]) {
    this.#urls = urls.map((url) => new URL(url));
  }

  /** Returns all processes; the names are looked up again when their addresses are too old. */
  async all(): Promise<readonly Upstream[]> {
    if (Date.now() - this.#lookedAt > addressesFreshMs) {
      this.#looking ??= this.#lookUp().finally(() => {
        this.#looking = undefined;
      });
      if (this.#known.length === 0) await this.#looking;
    }
    return this.#known;
  }

  /**
   * Returns the process for the next request, each in turn; undefined when no name has an address. `except` has just failed: it
   * is returned only when it is the only one.
   */
  async choose(except?: Upstream): Promise<Upstream | undefined> {
    const known = await this.all();
    const others = known.filter((upstream) => upstream !== except);
    const good = others.filter((upstream) => !this.#isAvoided(upstream));
    this.#turn += 1;
    return this.#inTurn([good, others, known].find(({ length }) => length > 0) ?? []);
  }

  /** Returns a process besides `one` that has not failed lately; undefined when there is none. */
  async another(one: Upstream): Promise<Upstream | undefined> {
    const known = await this.all();
    return this.#inTurn(known.filter((other) => keyOf(other) !== keyOf(one) && !this.#isAvoided(other)));
  }

  #inTurn(from: readonly Upstream[]): Upstream | undefined {
    return from[this.#turn % from.length];
  }

  /** Chooses another process for some seconds where there is one: this one failed, or it stops. */
  avoid(upstream: Upstream): void {
    this.#avoided.set(keyOf(upstream), Date.now() + avoidedMs);
  }

  agentOf({ url }: Upstream): Agent | undefined {
    return this.#agents[url.protocol];
  }

  close(): void {
    for (const agent of Object.values(this.#agents)) agent.destroy();
  }

  #isAvoided(upstream: Upstream): boolean {
    const until = this.#avoided.get(keyOf(upstream)) ?? 0;
    if (until > Date.now()) return true;
    this.#avoided.delete(keyOf(upstream));
    return false;
  }

  /** A name that has no address now keeps those that it had. */
  async #lookUp(): Promise<void> {
    const found = await Promise.all(
      this.#urls.map(async (url) => {
        const addresses = await lookup(withoutBrackets(url.hostname), { all: true }).catch(() => []);
        if (addresses.length === 0) return this.#known.filter((upstream) => upstream.url === url);
        return addresses.map(({ address }) => ({ url, address }));
      }),
    );
    this.#known = found.flat();
    this.#lookedAt = Date.now();
  }
}

const keyOf = ({ url, address }: Upstream): string => `${url.host} ${address}`;

/** URLs have IPv6 addresses in brackets. */
const withoutBrackets = (hostname: string): string => hostname.replace(/^\[|\]$/g, '');
