import { act, always, inState, one, partOf } from '../act';
import { rules } from '../model';
import { expectOutcome } from '../world';
import { noteCoupons } from './order';

const hasPoints = ({ model }: { model: { points: { balance: number } } }): true | undefined =>
  model.points.balance > 0 ? true : undefined;

const gift = act('gift', hasPoints, async (_, turn) => {
  const { world, who, model, pick } = turn;
  const others = world.people.filter((one) => one.model !== model);
  const to = others[pick % others.length];
  if (!to) return;
  const points = partOf(model.points.balance, turn);
  const input = { phone: to.who.phone, points, message: '' };
  const given = await world.act('auth/integration/transfer', input, who);
  // Ten a day.
  if (given.status === 429) return;
  const outcome = points > model.points.balance ? 'points_short' : 'ok';
  expectOutcome(given, outcome);
  if (outcome !== 'ok') return;
  model.spendPoints(points);
  to.model.earnPoints(points);
});

/** Exchanges points for goods, or for a coupon. */
const exchange = act('exchange', hasPoints, async (_, turn) => {
  const { world, who, model, pick, person } = turn;
  const isCoupon = pick % 2 === 0;
  const points = rules.goodsPoints;
  const { parcel, coupon } = world.goods;
  const { address_rid } = person;
  const exchanged = isCoupon
    ? await world.act('auth/integration/apply', { goods_rid: coupon }, who)
    : await world.act('auth/integration/applyExchange', { goods_rid: parcel, address_rid }, who);
  const outcome = points > model.points.balance ? 'points_short' : 'ok';
  expectOutcome(exchanged, outcome);
  if (outcome !== 'ok') return;
  const { rid, code } = exchanged.data;
  model.spendPoints(points, code);
  model.exchanges.push({ rid, code, points, state: isCoupon ? 'issued' : 'waiting' });
  if (isCoupon) await noteCoupons(turn);
});

/** Sends goods, or refuses the exchange, which gives the points back. */
const endExchange = act(
  'endExchange',
  (turn) => one(inState(turn.model.exchanges, 'waiting'), turn),
  async (found, { world, model, share }) => {
    const { code, points } = found;
    if (share % 3 === 0) {
      const input = { code, company: '顺丰速运', number: 'SF1' };
      expectOutcome(await world.act('staff/integration/send', input, world.desk), 'ok');
      found.state = 'sent';
      return;
    }
    expectOutcome(await world.act('staff/integration/refuse', { code, note: '缺货' }, world.desk), 'ok');
    found.state = 'refused';
    model.returnPoints(points, code);
  },
);

const adjust = act('adjust', always, async (_, turn) => {
  const { world, who, model, pick } = turn;
  const amount = partOf(60, turn);
  const points = pick % 3 === 0 ? -amount : amount;
  const input = { account: who.phone, points, note: '活动' };
  const adjusted = await world.act('staff/integration/adjust', input, world.desk);
  const outcome = -points > model.points.balance ? 'points_short' : 'ok';
  expectOutcome(adjusted, outcome);
  if (outcome !== 'ok') return;
  if (points > 0) model.earnPoints(points);
  else model.spendPoints(-points);
});

export const pointsActs = { gift, exchange, endExchange, adjust };
