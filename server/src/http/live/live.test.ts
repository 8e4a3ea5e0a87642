import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { contract, type Path } from '@portal/shared/contract';
import type { StaffRole } from '@portal/shared/rules';
import { member, type TestMember } from '../../../testing/factories';
import { lab, order } from '../../../testing/orders';
import { type TestApp, testApp } from '../../../testing/testApp';
import { changeChannel, nounOf, nounOfTable, readNouns } from '../../db/change';
import { orders } from '../../modules/order/order.table';
import { hearChanges } from './hear';

/** Reads the events of one stream; a comment is a beat. */
class Reader {
  readonly #events: AsyncGenerator<string, void>;

  constructor(body: ReadableStream<Uint8Array>) {
    this.#events = eventsOf(body);
  }

  /** The next event; `end` when the stream has ended. */
  async next(): Promise<string> {
    const { value, done } = await this.#events.next();
    return done ? 'end' : value;
  }

  /** Everything up to the beat. */
  async untilBeat(): Promise<string[]> {
    const seen = new Set<string>();
    for (let event = await this.next(); event !== ': beat'; event = await this.next()) {
      if (event === 'end') throw new Error('the stream ended');
      seen.add(event);
    }
    return [...seen].sort();
  }

  /** The next change of the noun. */
  async nextOf(noun: string): Promise<string> {
    let event = await this.next();
    while (event !== 'end' && !event.includes(`"noun":"${noun}"`)) event = await this.next();
    return event;
  }
}

async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string, void> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const bytes of body) {
    const parts = (text + decoder.decode(bytes, { stream: true })).split('\n\n');
    text = parts.pop() ?? '';
    yield* parts;
  }
}

const event = (noun: string, code: string | null = null) => `data: ${JSON.stringify({ noun, code })}`;
const ready = 'event: ready\ndata: {}';

describe.each(['postgres', 'pglite'] as const)('the live stream of the desk on %s', (database) => {
  let t: TestApp;
  let url: string;
  let silence: () => Promise<void>;
  beforeAll(async () => {
    t = await testApp({ database });
    silence = await hearChanges(t.app, 'url' in t.db ? String(t.db.url) : undefined);
    await t.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = t.app.server.address() as AddressInfo;
    url = `http://127.0.0.1:${port}/api/staff/live`;
    await heard();
  });
  afterAll(() => silence());

  /** Resolves when the process hears of changes. */
  async function heard() {
    const { token } = await member(t.db, { role: 'staff', roles: ['admin'] });
    while ((await ask(token)).status !== 200) await setImmediate();
  }

  const ask = async (token: string) => {
    const gone = new AbortController();
    const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` }, signal: gone.signal });
    gone.abort();
    return answer;
  };

  async function open({ token }: Pick<TestMember, 'token'>): Promise<Reader> {
    const { status, body, headers } = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
    expect([status, headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
    if (!body) throw new Error('no stream');
    const reader = new Reader(body);
    expect(await reader.next()).toBe(ready);
    return reader;
  }

  const ofRole = (...roles: StaffRole[]) => member(t.db, { role: 'staff', roles });

  test('an act of one is told to the other with noun and code, and nothing of the person', async () => {
    const desk = await lab(t);
    const { code } = await order(t, await member(t.db));
    const reader = await open(await ofRole('lab'));
    await desk.move(code, 'receive');
    expect(await reader.nextOf('order')).toBe(event('order', code));
  });

  test("a member's act is told without a code", async () => {
    const who = await member(t.db);
    const reader = await open(await ofRole('manager'));
    await order(t, who);
    expect(await reader.nextOf('order')).toBe(event('order'));
  });

  test('what is rolled back and what is refused is told to nobody', async () => {
    const desk = await lab(t);
    const { code } = await order(t, await member(t.db));
    const reader = await open(await ofRole('admin'));
    const { token } = await ofRole('lab');
    expect(
      (await t.call('staff/order/note', { code: 'D20200101-000001', text: '没有这个订单' }, { token })).error,
    ).toBe('not_found');
    const undone = t.db.transaction(async (tx) => {
      await tx.update(orders).set({ code: orders.code });
      throw new Error('rolled back');
    });
    await expect(undone).rejects.toThrow('rolled back');
    await desk.move(code, 'receive');
    expect(await reader.nextOf('order')).toBe(event('order', code));
  });

  test('each role hears of what it can read, and of nothing else', async () => {
    const finance = await open(await ofRole('finance'));
    const content = await open(await ofRole('content'));
    for (const noun of readNouns) t.app.live.tell({ noun, code: null });
    await t.app.live.beat();
    const readable = (role: StaffRole) =>
      readNouns.filter((noun) =>
        Object.entries(contract).some(
          ([path, card]) =>
            card.access === 'staff' &&
            'reads' in card &&
            nounOf(path) === noun &&
            card.roles.some((one) => one === role),
        ),
      );
    expect(await finance.untilBeat()).toEqual(
      readable('finance')
        .map((noun) => event(noun))
        .sort(),
    );
    expect(await content.untilBeat()).toEqual(
      readable('content')
        .map((noun) => event(noun))
        .sort(),
    );
    expect(readable('content')).not.toContain('order');
  });

  test('visitors, members and staff without the second factor get no stream', async () => {
    expect((await fetch(url)).status).toBe(401);
    expect((await ask((await member(t.db)).token)).status).toBe(403);
    expect((await ask('nothing')).status).toBe(401);
  });

  test('a session that ended and roles that changed end the stream at the next beat', async () => {
    const out = await ofRole('lab');
    const moved = await ofRole('lab');
    const stays = await open(await ofRole('lab'));
    const readers = [await open(out), await open(moved)];
    await t.call('auth/user/logout', {}, { token: out.token });
    const { token } = await ofRole('admin');
    const { code } = await t.call(
      'staff/account/roles',
      { account: moved.phone, roles: ['finance'] },
      { token },
    );
    expect(code).toBe(1);
    await t.app.live.beat();
    for (const reader of readers) {
      let last = await reader.next();
      while (last.startsWith('data:')) last = await reader.next();
      expect(last).toBe('end');
    }
    expect(await stays.untilBeat()).not.toContain('end');
  });

  test('an account has at most eight, and a closed one makes room', async () => {
    const who = await ofRole('lab');
    const gone = new AbortController();
    const headers = { authorization: `Bearer ${who.token}` };
    const before = t.app.live.size;
    const first = await fetch(url, { headers, signal: gone.signal });
    expect(first.status).toBe(200);
    for (let one = 1; one < 8; one++) await open(who);
    const refused = await ask(who.token);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30']);
    expect(t.app.live.size).toBe(before + 8);
    gone.abort();
    while (t.app.live.size === before + 8) await setImmediate();
    await open(who);
  });

  test('a process that does not hear refuses, and ends what is open', async () => {
    const who = await ofRole('lab');
    const reader = await open(who);
    t.app.live.lost();
    expect(await reader.next()).toBe('end');
    expect((await ask(who.token)).status).toBe(503);
    t.app.live.heard();
    await open(who);
  });

  // The last: the application is closed.
  test('open streams end with the beginning of a stop, which does not wait for them', async () => {
    const reader = await open(await ofRole('lab'));
    const begun = performance.now();
    await t.app.draining.run();
    await t.app.close();
    expect(await reader.next()).toBe('end');
    // Eight seconds are what a stop waits for requests that do not end.
    expect(performance.now() - begun).toBeLessThan(7000);
  });
});

test('changes have a channel of their own, and tables of a noun are found by their name', () => {
  expect(changeChannel).not.toBe('portal');
  const tables = [
    'orders',
    'order_item',
    'order_note',
    'sample',
    'sample4recycle',
    'sampling',
    'invoice_apply_part',
  ];
  expect(tables.map(nounOfTable)).toEqual([
    ...['order', 'order', 'order', 'sample', 'sample4recycle', 'sampling', 'invoiceApply'],
  ]);
  for (const path of ['sessions', 'users', 'rate_limits', 'idempotency_keys', 'staff_verification'] as const)
    expect(nounOfTable(path)).toBeUndefined();
  expect(nounOf('staff/order/list' satisfies Path)).toBe('order');
});
