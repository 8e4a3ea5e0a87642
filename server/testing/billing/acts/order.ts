import { eq } from 'drizzle-orm';
import { coupons } from '../../../src/modules/coupon/coupon.table';
import { changeInput, formOf } from '../../changes';
import { claimed } from '../../coupons';
import { orderInput, plan, samplesOf, send, services } from '../../orders';
import { act, always, inState, one, type Turn } from '../act';
import { rules } from '../model';
import { type ModelOrder, sumOf } from '../record';
import { expectOutcome } from '../world';

const claim = act('claim', always, async (_, { world: { t, desk }, who, model }) => {
  const { rid } = await claimed(t, desk, who, { amount_fen: rules.couponFen, ends: '2090-01-01T00:00:00Z' });
  model.coupons.set(rid, 'free');
});

const place = act('place', always, async (_, turn) => {
  const { world, who, model, share, pick } = turn;
  const sampled = pick % 4 !== 3;
  const item = await plan(world.t, who, sampled ? services.sampled : services.analysis, 1 + (share % 3));
  // A coupon that another order uses is refused; any coupon is tried from time to time.
  const owned = [...model.coupons].filter(
    ([, state]) => pick % 5 === 0 || (pick % 2 === 1 && state === 'free'),
  );
  const [coupon, state] = one(owned, turn) ?? [null, 'free'];
  const due = item.total_fen - (coupon === null ? 0 : Math.min(rules.couponFen, item.total_fen));
  const answer = await world.act('auth/order/add', orderInput([item], { coupon_rid: coupon }), who);
  const held = model.reserve(due);
  if (state === 'used') expectOutcome(answer, 'coupon_unusable');
  else if (typeof held === 'string') expectOutcome(answer, held);
  else {
    expectOutcome(answer, 'ok');
    const { rid, code } = answer.data;
    const { enterprise } = model;
    const rest = { state: 'submitted', held, rebate: undefined } as const;
    model.place({ rid, code, due, coupon, sampled, enterprise, ...rest });
    return;
  }
  await world.t.call('auth/tempDevice/del', { rids: [item.rid] }, { token: who.token });
});

/** Another count, with the same coupon: before the sample is received, or an enterprise's plan is locked. */
const change = act(
  'change',
  (turn) => one(inState(turn.model.orders, 'submitted'), turn),
  async (found, { world, who, model, share }) => {
    const form = await formOf(world.t, who, found.rid);
    const count = 1 + (share % 3);
    const items = form.items.map(({ rid, options }) => ({ rid, options, count }));
    const samples = found.sampled ? samplesOf(count) : [];
    const total = sumOf(form.items.map(({ unit_fen }) => unit_fen * count));
    const due = total - (found.coupon === null ? 0 : Math.min(rules.couponFen, total));
    const changed = await world.act('auth/order/change', changeInput(form, { items, samples }), who);
    expectOutcome(changed, model.change(found, due));
  },
);

/** By the member, or by staff. */
const cancel = act(
  'cancel',
  (turn) =>
    one(
      // A test that has begun is not cancelled.
      inState(turn.model.orders, 'submitted', 'agreed', 'prepaid').filter(
        ({ sampled, state }) => sampled || state !== 'prepaid',
      ),
      turn,
    ),
  async (found, { world, who, model, share }) => {
    const cancelled =
      share % 2 === 0
        ? await world.act('auth/order/cancel', { rid: found.rid, reason: '不测了' }, who)
        : await world.act(
            'staff/order/move',
            { code: found.code, act: 'cancel', note: '样品需要重新制备' },
            world.desk,
          );
    expectOutcome(cancelled, 'ok');
    model.cancel(found);
  },
);

const academic = ({ model }: Turn): ModelOrder[] =>
  inState(model.orders, 'submitted').filter(({ enterprise }) => !enterprise);

const deliver = act(
  'deliver',
  (turn) => one([...academic(turn), ...inState(turn.model.orders, 'prepaid')], turn),
  async (found, { world: { desk } }) => {
    const { code, sampled } = found;
    if (found.state === 'submitted') await desk.acts(code, 'confirm');
    if (sampled) await desk.acts(code, 'receive');
    if (sampled || found.state === 'submitted') await desk.acts(code, 'test');
    await desk.addData(code);
    await desk.acts(code, 'deliver');
    found.state = 'delivered';
  },
);

const agree = act(
  'agree',
  (turn) =>
    one(
      inState(turn.model.orders, 'submitted').filter(({ enterprise }) => enterprise),
      turn,
    ),
  async (found, { world, who }) => {
    await world.desk.acts(found.code, 'confirm');
    const signed = { name: 'a.pdf', bytes: '%PDF-1.4\n%%EOF\n' };
    const { file_rid } = (await send(world.t, 'auth/upload4file', {}, signed, who.token)).data;
    const input = { rid: found.rid, file_rid };
    expectOutcome(await world.t.call('auth/order/updateProtocolFile', input, { token: who.token }), 'ok');
    found.state = 'agreed';
  },
);

/** Asks for the sample, or begins the test without one: the full prepayment is reserved before. */
const start = act(
  'start',
  (turn) => one(inState(turn.model.orders, 'agreed'), turn),
  async (found, { world, model }) => {
    const move = { code: found.code, act: found.sampled ? 'await_sample' : 'test', note: '' } as const;
    expectOutcome(await world.act('staff/order/move', move, world.desk), model.prepay(found));
  },
);

const close = act(
  'close',
  (turn) =>
    one(
      inState(turn.model.statements, 'paid')
        .flatMap(({ orders }) => orders)
        .filter(({ state }) => state !== 'closed'),
      turn,
    ),
  async (found, { world }) => {
    const move = { code: found.code, act: 'close', note: '' } as const;
    expectOutcome(await world.act('staff/order/move', move, world.desk), 'ok');
    found.state = 'closed';
  },
);

/** Adds coupons that an exchange has issued to the model. */
export async function noteCoupons({ world, who, model }: Turn): Promise<void> {
  const mine = await world.t.db.read((tx) => tx.select().from(coupons).where(eq(coupons.user_rid, who.rid)));
  for (const { rid } of mine) if (!model.coupons.has(rid)) model.coupons.set(rid, 'free');
}

export const orderActs = { claim, place, change, cancel, deliver, agree, start, close };
