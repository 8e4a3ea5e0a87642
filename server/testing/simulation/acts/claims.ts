import type { Act } from '../act';
import { someStaff } from './lab';
import { someMember } from './order';
import { someAmount } from './statement';

const claim: Act = {
  name: 'claim a coupon',
  weight: 4,
  run: async (simulation) => {
    const found = simulation.chance.pick(
      await simulation.rows<{ code: string }>(`SELECT code FROM coupon_offer WHERE claimable ORDER BY code`),
    );
    if (!found) return;
    return simulation.call(someMember(simulation), 'auth/coupon/claim', { code: found.code }, { coupons: 1 });
  },
};

/** Exchanges points for goods, of which there are few, or for a coupon. */
const exchange: Act = {
  name: 'exchange points',
  weight: 5,
  run: async (simulation) => {
    const person = someMember(simulation);
    const found = simulation.chance.pick(
      await simulation.rows<{ rid: string; points: number; coupon_code: string | null }>(
        `SELECT rid, points, coupon_code FROM integration_goods WHERE offered ORDER BY code`,
      ),
    );
    if (!found) return;
    const { rid: goods_rid, points, coupon_code } = found;
    const { address_rid } = person;
    if (coupon_code === null)
      return simulation.call(
        person,
        'auth/integration/applyExchange',
        { goods_rid, address_rid },
        { spent: points },
      );
    return simulation.call(person, 'auth/integration/apply', { goods_rid }, { spent: points, coupons: 1 });
  },
};

const decideExchange: Act = {
  name: 'send or refuse goods',
  weight: 3,
  run: async (simulation) => {
    const found = simulation.chance.pick(
      await simulation.rows<{ code: string }>(
        `SELECT code FROM integration_exchange WHERE state = 'waiting' ORDER BY code`,
      ),
    );
    if (!found) return;
    const { code } = found;
    const staff = someStaff(simulation);
    if (simulation.chance.isOneIn(2))
      return simulation.call(staff, 'staff/integration/refuse', { code, note: '缺货' });
    return simulation.call(staff, 'staff/integration/send', { code, company: '顺丰速运', number: 'SF1' });
  },
};

const adjust: Act = {
  name: 'add points',
  weight: 3,
  run: async (simulation) => {
    const points = simulation.chance.between(20, 400);
    const { phone } = someMember(simulation).who;
    const input = { account: phone, points, note: '活动' };
    return simulation.call(someStaff(simulation), 'staff/integration/adjust', input, { adjusted: points });
  },
};

const gift: Act = {
  name: 'give points',
  weight: 3,
  run: async (simulation) => {
    const [from, to] = [someMember(simulation), someMember(simulation)];
    if (from === to) return;
    const points = someAmount(simulation, 100);
    const input = { phone: to.who.phone, points, message: '' };
    return simulation.call(from, 'auth/integration/transfer', input, { gifts: points });
  },
};

export const claimActs = [claim, exchange, decideExchange, adjust, gift];
