import type { Input } from '@portal/shared/contract';
import { type OrderState, orderStates } from '@portal/shared/rules';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { member } from '../../../testing/factories';
import { type Lab, lab, order } from '../../../testing/orders';
import { type TestApp, testApp } from '../../../testing/testApp';
import { orders } from './order.table';

let t: TestApp;
let desk: Lab;
const codes: string[] = [];
beforeAll(async () => {
  t = await testApp();
  desk = await lab(t);
  const who = await member(t.db);
  for (let number = 0; number < 8; number++) codes.push((await order(t, who)).code);
});

/** The columns that decide where an order is listed. `minute` is the time of its last change. */
interface Place {
  readonly state: OrderState;
  readonly open_question: boolean;
  readonly minute: number;
}

const timeOf = ({ minute }: Place) => new Date(Date.UTC(2026, 10, 18, 2, minute));

/** Puts each order of `codes` to its place. */
const arrange = (places: readonly Place[]) =>
  t.db.transaction(async (tx) => {
    for (const [index, { state, open_question, ...rest }] of places.entries())
      await tx
        .update(orders)
        .set({ state, open_question, changed: timeOf({ state, open_question, ...rest }) })
        .where(eq(orders.code, codes[index] ?? ''));
  });

const list = async (input: Input<'staff/order/list'>) =>
  (await t.call('staff/order/list', input, { token: desk.token })).data;

/** Returns the codes of all pages, one after the other. */
async function walk(states: readonly OrderState[], size: number): Promise<string[]> {
  const found: string[] = [];
  let after: string | undefined;
  do {
    const page = await list({ states: [...states], size, ...(after !== undefined && { after }) });
    expect(page.list.length).toBeLessThanOrEqual(size);
    expect(page.total === null).toBe(after !== undefined);
    found.push(...page.list.map(({ code }) => code));
    after = page.next ?? undefined;
  } while (after !== undefined && found.length <= codes.length);
  return found;
}

const queueOf = ({ state, open_question }: Place): number =>
  open_question ? 0 : state === 'closed' || state === 'cancelled' ? 2 : 1;

test('all pages together have each order in the states once, in order of queue and time', async () => {
  const place = fc.record({
    state: fc.constantFrom<OrderState>('submitted', 'delivered', 'closed', 'cancelled'),
    open_question: fc.boolean(),
    minute: fc.integer({ min: 0, max: 2 }),
  });
  const places = fc.array(place, { minLength: 8, maxLength: 8 });
  const states = fc.uniqueArray(fc.constantFrom(...orderStates), { maxLength: 3 });
  const property = fc.asyncProperty(
    places,
    states,
    fc.integer({ min: 1, max: 4 }),
    async (placed, wanted, size) => {
      await arrange(placed);
      const found = await walk(wanted, size);
      const fits = codes.filter((_, index) => {
        const state = placed[index]?.state;
        return wanted.length === 0 || (state !== undefined && wanted.includes(state));
      });
      expect(found.toSorted()).toEqual(fits.toSorted());
      const positions = found.flatMap((code) => placed[codes.indexOf(code)] ?? []);
      const sorted = positions.toSorted(
        (one, other) => queueOf(one) - queueOf(other) || one.minute - other.minute,
      );
      expect(positions.map((at) => [queueOf(at), at.minute])).toEqual(
        sorted.map((at) => [queueOf(at), at.minute]),
      );
      const whole = await list({ states: wanted, size: 100 });
      expect(whole).toMatchObject({ total: fits.length, next: null });
      expect(whole.list.map(({ code }) => code)).toEqual(found);
    },
  );
  await fc.assert(property, { numRuns: 25 });
});

test.each(['3_1763433000000_x', '1_x_y', '1_999999999999999_x', '1763433000000_x'])(
  'the cursor %s is refused',
  async (after) => {
    expect(await t.call('staff/order/list', { after }, { token: desk.token })).toMatchObject({
      status: 422,
      error: 'invalid_input',
    });
  },
);

test('a cursor with the latest time that the contract allows has no orders after it', async () => {
  expect(await list({ after: '2_99999999999999_x' })).toEqual({ list: [], next: null, total: null });
});
