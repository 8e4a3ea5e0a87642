import { randomUUID } from 'node:crypto';
import type { Path } from '@portal/shared/contract';
import { companyTitle } from '../invoices';

/** Answers of one kind of call. */
export class Answers {
  /** Number of answers by status; 0: no answer. */
  readonly statuses: Record<number, number> = {};
  /** Milliseconds of the longest time without a success. */
  longestMs = 0;
  #last: number | undefined;

  add(status: number): void {
    this.statuses[status] = (this.statuses[status] ?? 0) + 1;
    this.longestMs = Math.max(this.longestMs, Date.now() - (this.#last ?? Date.now()));
    if (status === 200) this.#last = Date.now();
  }
}

/** A visitor with a session. */
export interface Who {
  readonly token: string;
}

/** Titles that a member may have. */
const titlesOf = 50;
const pauseMs = 20;

/**
 * Members who write, and come again with the same Idempotency-Key until they have an answer, and members who read. Each member
 * writes numbered titles, one after the other.
 */
export class Load {
  readonly writes = new Answers();
  readonly reads = new Answers();
  /** Titles that were acknowledged, by member. */
  readonly acknowledged = new Map<Who, string[]>();
  #running: Promise<void>[] = [];
  #stopped = false;

  constructor(private readonly url: string) {}

  /** Starts one writer for the members of each list, and one reader for each first one. */
  start(lists: readonly (readonly Who[])[]): void {
    this.#running = lists.flatMap((members) => [this.#write(members), this.#read(members[0])]);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await Promise.all(this.#running);
  }

  /** Returns the titles that a member has. */
  async titles(who: Who): Promise<string[]> {
    const { body } = await this.#post('auth/invoice/list', {}, who);
    return body.data.map(({ title }: { title: string }) => title);
  }

  async #write(members: readonly Who[]): Promise<void> {
    for (const who of members)
      for (let number = 1; number <= titlesOf && !this.#stopped; number++) {
        const title = `示例公司 ${number}`;
        const key = randomUUID();
        const input = { ...companyTitle, title };
        while (!(await this.#answered(this.writes, 'auth/invoice/add', input, who, key)));
        this.acknowledged.set(who, [...(this.acknowledged.get(who) ?? []), title]);
      }
    if (!this.#stopped) throw new Error('too few members for the load');
  }

  async #read(who: Who | undefined): Promise<void> {
    while (who && !this.#stopped) await this.#answered(this.reads, 'auth/user/info', {}, who);
  }

  /** Makes a call; returns whether it succeeded. */
  async #answered(answers: Answers, path: Path, input: object, who: Who, key?: string): Promise<boolean> {
    const { status } = await this.#post(path, input, who, key);
    answers.add(status);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    return status === 200;
  }

  async #post(path: Path, input: object, { token }: Who, key?: string) {
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    };
    const response = await fetch(`${this.url}/api/${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(input),
    });
    return { status: response.status, body: Object(await response.json()) };
  }
}
