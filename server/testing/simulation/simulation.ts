import { createHash } from 'node:crypto';
import { contract, type Endpoint, type Path } from '@portal/shared/contract';
import { send } from '../orders';
import { type Given, looking } from '../seen';
import type { Answer } from '../testApp';
import type { Chance } from './chance';
import { type Effect, Effects } from './effects';
import { watchLetters } from './letters';
import { createPeople, offerRareThings, type People, type Person, signInAll } from './people';
import type { Portal, Process } from './portal';
import { chanceOfAct, noteInAct } from './turns';

/** Something that must never be true of the portal. */
export class Broken extends Error {}
/** A call whose process was killed before it answered. */
export class Unanswered extends Error {}

/** A call that was sent under a key, so that it can be sent again. */
interface Sent {
  readonly path: Path;
  readonly input: unknown;
  readonly person: Person;
  readonly key: string;
}

/** People who act on a portal. */
export class Simulation {
  readonly effects = new Effects();
  /** Calls without an answer, which are sent again. */
  readonly unanswered: Sent[] = [];
  /** What happened: a line for each answer, job and kill. */
  readonly trace: string[] = [];
  readonly portal: Portal;
  readonly people: People;
  readonly #chance: Chance;
  #process: Process;
  /** How often the process was killed. */
  kills = 0;
  /** Who acts most of the time just now; anybody when it is undefined. */
  focus: Person | undefined;
  #signedIn = 0;

  private constructor(
    chance: Chance,
    portal: Portal,
    { process, people }: { process: Process; people: People },
  ) {
    this.#chance = chance;
    this.portal = portal;
    this.people = people;
    this.#process = process;
  }

  static async begin(chance: Chance, portal: Portal): Promise<Simulation> {
    const process = await portal.start();
    const people = await createPeople(process.t);
    await offerRareThings(process.t, people);
    await watchLetters(portal.store);
    const simulation = new Simulation(chance, portal, { process, people });
    await simulation.effects.begin(portal.store);
    return simulation;
  }

  /** The chance of who acts now. */
  get chance(): Chance {
    return chanceOfAct(this.#chance);
  }

  get process(): Process {
    return this.#process;
  }

  /** A hash of all that happened. */
  get digest(): string {
    return createHash('sha256').update(this.trace.join('\n')).digest('hex');
  }

  get now(): Date {
    return this.portal.clock.now();
  }

  /** Returns rows of the database, past the portal. */
  async rows<Row>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    return (await this.portal.store.query<Row>(text, [...values])).rows;
  }

  /** Starts the portal again after a kill. */
  async restart(): Promise<void> {
    const { vessel, t } = this.#process;
    vessel.life.kill();
    await t.app.close();
    await vessel.close();
    this.#process = await this.portal.start();
    this.kills++;
    this.log('restarted');
  }

  /** Ends it all. */
  async end(): Promise<void> {
    await this.#process.t.app.close();
    await this.#process.vessel.close();
  }

  /** Lets time pass in which nobody acts. Tokens last a day. */
  async pass(seconds: number): Promise<void> {
    this.portal.clock.pass(seconds);
    if (this.now.getTime() - this.#signedIn < 12 * 3_600_000) return;
    this.#signedIn = this.now.getTime();
    await signInAll(this.people, this.process.t);
  }

  /** Makes a call as a person who looks first; `effect` is what it changes when it is done. */
  async call<P extends Path>(
    person: Person,
    path: P,
    given: Given<P>,
    effect: Effect = {},
  ): Promise<Answer<P>> {
    const { t } = this.#process;
    const { token } = person.who;
    const endpoint: Endpoint = contract[path];
    const read = async (shown: Path, of: object) => {
      const { app } = t;
      const { method = 'POST' }: Endpoint = contract[shown];
      const response = await app.inject({
        method,
        url: `/api/${shown}`,
        ...(method === 'POST' && { payload: of }),
        headers: { authorization: `Bearer ${token}` },
      });
      return response.json().data;
    };
    const input: Given<P> = Object(await looking(path, given ?? {}, read));
    const key = `simulated-${this.chance.bytes(8).toString('hex')}`;
    this.effects.asked(key, effect);
    return this.#sent({ path, input, person, key }, endpoint.idempotent === true, input);
  }

  /** Sends a call again that had no answer. */
  async again(one: Sent): Promise<void> {
    await this.#sent(one, true, Object(one.input));
  }

  async #sent<P extends Path>(
    one: Sent & { readonly path: P },
    isKeyed: boolean,
    input: Given<P>,
  ): Promise<Answer<P>> {
    const { t, vessel } = this.#process;
    const { path, person, key } = one;
    const failures = this.portal.outside.failures();
    const headers = isKeyed ? { 'idempotency-key': key } : {};
    const answer = await t.call(path, input, { token: person.who.token, headers }).catch((error: unknown) => {
      if (!vessel.life.isDead) throw error;
      return undefined;
    });
    if (!answer || vessel.life.isDead) {
      if (isKeyed) this.unanswered.push(one);
      this.log(`${person.name} ${path} no answer`);
      throw new Unanswered(path);
    }
    const { status, error, code } = answer;
    this.log(`${person.name} ${path} ${status} ${error ?? ''} ${Object(answer.data).rid ?? ''}`);
    if (status >= 500 && !(status === 503 && this.portal.outside.failures() > failures))
      throw new Broken(`${path} was answered with ${status} (${JSON.stringify(input)})`);
    this.effects.answered(key, code === 1);
    return answer;
  }

  /** Adds a line to the trace. */
  log(line: string): void {
    noteInAct(line, this.trace);
  }

  /** Lets acts happen at once. */
  async together(works: Parameters<Portal['turns']['run']>[0]): Promise<void> {
    this.trace.push(...(await this.portal.turns.run(works)));
  }

  /** Notes the answer to a form with a file, which is sent without a key. */
  note(what: string, answer: Pick<Answer<Path>, 'status' | 'error'> | undefined): true {
    this.log(`${what} ${answer?.status} ${answer?.error ?? ''}`);
    if (answer && answer.status >= 500 && answer.status !== 503)
      throw new Broken(`${what} was answered with ${answer.status}`);
    return true;
  }

  /** Uploads a file as a member does; undefined when that was refused or had no answer. */
  async upload({ who }: Person): Promise<string | undefined> {
    const file = { name: '回单.pdf', bytes: '%PDF-1.4\n%%EOF\n' };
    const { t, vessel } = this.#process;
    const sent = await send(t, 'auth/upload4file', {}, file, who.token).catch(() => undefined);
    if (vessel.life.isDead) throw new Unanswered('auth/upload4file');
    return sent?.code === 1 ? sent.data.file_rid : undefined;
  }
}
