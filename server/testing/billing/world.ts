import { contract, type Endpoint, type Path } from '@portal/shared/contract';
import { clusterJob } from '../../src/modules/cluster/cluster.job';
import { pointsJob } from '../../src/modules/integration/integration.job';
import { expiryJob } from '../../src/modules/ledger/ledger.job';
import { refer } from '../../src/modules/promoter/promoter.service';
import { reviewJob } from '../../src/modules/statement/statement.job';
import { approvalAbove } from '../approvals';
import { grouping } from '../clusters';
import { offer } from '../coupons';
import { member, type TestMember, withSession } from '../factories';
import { invoicing } from '../invoices';
import { setCredit } from '../money';
import { type Lab, lab, send } from '../orders';
import { promoter } from '../promoters';
import type { Given } from '../seen';
import type { Answer, TestApp } from '../testApp';
import { comparison } from './compare';
import { withCrashes } from './crash';
import { groupRules, ModelGroup } from './group';
import { ModelLab } from './lab';
import { dayMs, ModelMember, rules } from './model';
import type { Person } from './person';
import type { ModelStatement, Outcome } from './record';

/** How the calls of an act are made. */
export interface Troubles {
  /** The process crashes before the first commit, and the call is made again. */
  readonly crashes: boolean;
  /** The call is sent twice under one key. */
  readonly repeats: boolean;
}

const start = '2026-11-18T02:00:00Z';
const credit = 20_000;
type GivenPerson = Partial<
  Pick<ConstructorParameters<typeof ModelMember>[0], 'enterprise' | 'promoter' | 'limit'>
>;

/** Makes names and keys of all worlds differ. */
let counter = 0;

/**
 * The real portal beside the model: the owner of a group; two of its members, of whom a promoter outside referred one;
 * and an enterprise, which manages the group.
 */
export class World {
  readonly t: TestApp;
  readonly desk: Lab;
  readonly lab = new ModelLab();
  readonly group = new ModelGroup();
  readonly people: Person[] = [];
  /** Who referred one of them, and only withdraws what that earns. */
  declare readonly promoter: Person;
  readonly cluster_rid: string = '';
  /** Keys of goods that are sent and of a coupon, for points. */
  readonly goods: { readonly parcel: string; readonly coupon: string } = { parcel: '', coupon: '' };
  /** Compares everything that is known of everybody, and the ledger with itself. */
  readonly compare: () => Promise<void> = () => Promise.reject(new Error('the world has not begun'));
  troubles: Troubles = { crashes: false, repeats: false };

  private constructor(t: TestApp, desk: Lab) {
    this.t = t;
    this.desk = desk;
    this.lab.now = this.now;
  }

  static async create(t: TestApp): Promise<World> {
    t.clock.set(start);
    const world = new World(t, await lab(t));
    const { desk } = world;
    const value = { rebate_percent: rules.rebatePercent, withdrawal_min_fen: 100 };
    await t.call('staff/setting/update', { key: 'promotion', value }, { token: desk.token });
    await approvalAbove(t, desk, rules.approvalFen);
    // Of another institution and in no group with whom it referred: their orders would earn nothing.
    const outside = await world.#know(await member(t.db, { company: '示例理工大学' }));
    const { code } = await promoter(t, desk, outside.who);
    await world.#join(await member(t.db));
    await world.#join(await member(t.db));
    const referred = await member(t.db, { name: '王小明' });
    const at = t.clock.now();
    await t.db.transaction((tx) => refer(tx, { code, user_rid: referred.rid, at }));
    await world.#join(referred, { promoter: outside.model });
    await world.#join(await member(t.db, { organization: 2 }), { enterprise: true, limit: 0 });
    Object.assign(world, { promoter: outside });
    return Object.assign(world, {
      cluster_rid: await world.#found(),
      goods: await world.#offerGoods(),
      compare: await comparison(world),
    });
  }

  async #join(made: TestMember, given: GivenPerson = {}): Promise<Person> {
    const person = await this.#know(made, given);
    this.people.push(person);
    return person;
  }

  async #know(made: TestMember, given: GivenPerson = {}): Promise<Person> {
    const { lab: of, group } = this;
    const model = new ModelMember({ number: this.people.length, lab: of, group, limit: credit, ...given });
    const who = { ...made };
    await setCredit(this.t.db, who, model.limit);
    const { data: addresses } = await this.t.call('auth/address/list', {}, { token: who.token });
    const address_rid = addresses[0]?.address_rid ?? '';
    const person = { who, model, address_rid, bill: await invoicing(this.t, this.desk, who) };
    return person;
  }

  /** Founds the group of the first person, with all others as members and the last one as manager. */
  async #found(): Promise<string> {
    const groups = grouping(this.t);
    const [owner, ...others] = this.people.map(({ who }) => who);
    if (!owner) throw new Error('the group has an owner');
    const { approvalFen: approval_fen, limitFen: limit_fen } = groupRules;
    const { rid } = await groups.add(owner, { approval_fen, limit_fen });
    for (const who of others) await groups.join(rid, owner, who);
    const user_rid = others.at(-1)?.rid ?? '';
    await groups.as(owner, 'auth/cluster/role', { rid, user_rid, role: 'manager' });
    return rid;
  }

  async #offerGoods(): Promise<World['goods']> {
    const { t, desk } = this;
    const terms = { amount_fen: rules.couponFen, ends: '2090-01-01T00:00:00Z', per_member: 100 };
    const { code: offered } = await offer(t, desk, terms);
    const save = async (coupon_code: string | null): Promise<string> => {
      const code = `model-${++counter}`;
      const goods = { code, name: code, points: rules.goodsPoints, stock: null, coupon_code, offered: true };
      await t.call('staff/integration/saveGoods', goods, { token: desk.token });
      const [person] = this.people;
      const { data } = await t.call('auth/integration/list4exchange', {}, { token: person?.who.token ?? '' });
      return data.find(({ name }) => name === code)?.rid ?? '';
    };
    return { parcel: await save(null), coupon: await save(offered) };
  }

  get now(): number {
    return this.t.clock.now().getTime();
  }

  /** Advances the clock by a second, so that no two acts have the same time. */
  tick(): void {
    this.t.clock.pass(1);
    this.lab.now = this.now;
  }

  /** Makes a call that moves money, with the troubles of this act. */
  async act<P extends Path>(
    path: P,
    input: Given<P>,
    { token }: { readonly token: string },
  ): Promise<Answer<P>> {
    const endpoint: Endpoint = contract[path];
    const key = `model-${++counter}`.padEnd(12, '-');
    const headers = endpoint.idempotent ? { 'idempotency-key': key } : {};
    const call = () => this.t.call(path, input, { token, headers });
    if (this.troubles.crashes) {
      const crashed = await withCrashes(this.t.db, call);
      if (crashed.status !== 500) return crashed;
      await this.compare();
    }
    const answer = await call();
    if (this.troubles.repeats && endpoint.idempotent) {
      const { code, data, error } = await call();
      expect({ code, error, data: code === 0 ? {} : data }).toEqual({
        code: answer.code,
        error: answer.error,
        data: answer.code === 0 ? {} : answer.data,
      });
    }
    return answer;
  }

  /** Lets days pass, then runs the jobs; logs everybody in again, because tokens last a day. */
  async pass(days: number): Promise<void> {
    const { t } = this;
    const people = [...this.people, this.promoter];
    t.clock.pass(days * (dayMs / 1000));
    this.lab.now = this.now;
    Object.assign(this.desk, await lab(t));
    for (const { who } of people) Object.assign(who, await withSession(t.db, who, t.clock.now()));
    if (this.troubles.crashes) await withCrashes(t.db, () => this.#runJobs().catch(() => undefined));
    await this.#runJobs();
    for (const { model } of people) {
      for (const one of model.statements) if (one.state === 'open') this.#review(one, model);
      model.expirePoints();
    }
    for (const payment of this.group.payments) {
      if (payment.state !== 'waiting' || payment.expires > this.now) continue;
      payment.state = 'expired';
      payment.statement.waiting -= payment.amount;
    }
  }

  /** The reminder comes two days before the end; a late one postpones the end. */
  #review(one: ModelStatement, model: ModelMember): void {
    const full = this.now + 2 * dayMs;
    if (!one.reminded && one.until <= full)
      Object.assign(one, { reminded: true, until: Math.max(one.until, full) });
    else if (one.reminded && one.until <= this.now) model.confirm(one);
  }

  /** Ends what jobs would end later: they would do it in the worlds that follow on the same database. */
  async end(): Promise<void> {
    this.troubles = { crashes: false, repeats: false };
    await this.pass(30);
    await this.pass(400);
    // What a late notice of points promises.
    await this.pass(31);
    await this.compare();
  }

  async #runJobs(): Promise<void> {
    const { deps, app } = this.t;
    for (const job of [reviewJob, clusterJob, expiryJob, pointsJob]) await job.run(deps, app.log);
  }

  async upload({ who }: Person): Promise<string> {
    const file = { name: '回单.pdf', bytes: '%PDF-1.4\n%%EOF\n' };
    return (await send(this.t, 'auth/upload4file', {}, file, who.token)).data.file_rid;
  }
}

/** Fails when an act has another outcome than the model says. */
export function expectOutcome<P extends Path>({ code, error }: Answer<P>, outcome: Outcome): void {
  expect(code === 0 ? error : 'ok').toBe(outcome);
}
