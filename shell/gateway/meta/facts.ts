import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Answered } from '../../manifest/drawing';

/**
 * Result of a request to the API: its data, `missing` when the record does not exist, or undefined without a valid
 * answer in time.
 */
export type Answer<T> = { readonly data: T } | 'missing' | undefined;

/** What is known of the page for which a call is made. */
export interface Shown {
  /** The answers that the drawn page shows. */
  readonly shown?: readonly Answered[];
  /** Address of the visitor, by which the API counts attempts. */
  readonly ip?: string;
}

/** Timeout in milliseconds. It is short, because a page waits for data that only crawlers read. */
const timeoutMs = 300;
/** Milliseconds for which an answer is cached. */
const freshness = 60_000;
const maxKept = 1000;

interface Call {
  readonly path: string;
  readonly input: object;
  readonly ip: string | undefined;
}

const success = z.object({ code: z.literal(1), data: z.unknown() });

/** Requests a page's data from the API as browsers do, and caches the answers. */
export class Facts {
  readonly #app: FastifyInstance;
  readonly #kept = new Map<string, { readonly until: number; readonly answer: Answer<unknown> }>();

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  /**
   * Returns the data of a call, from the answers that the page shows if they have it. Never rejects; an answer with another
   * shape counts as no answer.
   */
  async request<T>(
    path: string,
    input: object,
    shape: z.ZodType<T>,
    { shown = [], ip }: Shown = {},
  ): Promise<Answer<T>> {
    const key = JSON.stringify([path, input]);
    const own = shown.find(([call]) => JSON.stringify(call) === key);
    const answer = own ? { data: own[1] } : await this.#answer(path, input, ip);
    if (answer === undefined || answer === 'missing') return answer;
    const parsed = shape.safeParse(answer.data);
    return parsed.success ? { data: parsed.data } : undefined;
  }

  async #answer(path: string, input: object, ip?: string): Promise<Answer<unknown>> {
    const key = `${path} ${JSON.stringify(input)}`;
    const kept = this.#kept.get(key);
    if (kept && kept.until > Date.now()) return kept.answer;
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, timeoutMs, undefined).unref());
    return Promise.race([this.#fetch(key, { path, input, ip }), late]);
  }

  async #fetch(key: string, { path, input, ip }: Call): Promise<Answer<unknown>> {
    try {
      const response = await this.#app.inject({
        method: 'POST',
        url: `/api/${path}`,
        payload: input,
        ...(ip !== undefined && { remoteAddress: ip }),
      });
      // The API refuses an impossible rid as invalid input (422).
      if (response.statusCode === 404 || response.statusCode === 422) return this.#keep(key, 'missing');
      const parsed = success.safeParse(JSON.parse(response.body));
      return parsed.success ? this.#keep(key, { data: parsed.data.data }) : undefined;
    } catch {
      return undefined;
    }
  }

  #keep(key: string, answer: Answer<unknown>): Answer<unknown> {
    const oldest = this.#kept.keys().next();
    if (this.#kept.size >= maxKept && !oldest.done) this.#kept.delete(oldest.value);
    this.#kept.delete(key);
    this.#kept.set(key, { until: Date.now() + freshness, answer });
    return answer;
  }
}
