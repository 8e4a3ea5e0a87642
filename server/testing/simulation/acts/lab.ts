import type { OrderAct } from '@portal/shared/rules';
import { send } from '../../orders';
import type { Act } from '../act';
import type { Person } from '../people';
import { type Simulation, Unanswered } from '../simulation';
import { someOrder } from './order';

/** Returns one of the lab's people. */
export const someStaff = ({ chance, people }: Simulation): Person => {
  const person = chance.pick(people.staff);
  if (!person) throw new Error('the lab has people');
  return person;
};

/** Moves an order by an act; it is in a state that allows it, most of the time. */
const move = (act: OrderAct, weight: number, where: string, isCounted = true): Act => ({
  name: `${act} an order`,
  weight,
  run: async (simulation) => {
    const found = await someOrder(simulation, simulation.chance.isOneIn(12) ? 'true' : where);
    if (!found) return;
    const input = { code: found.code, act, note: act === 'cancel' ? '样品需要重新制备' : '' };
    return simulation.call(someStaff(simulation), 'staff/order/move', input, isCounted ? { moves: 1 } : {});
  },
});

const addData: Act = {
  name: 'add data',
  weight: 10,
  run: async (simulation) => {
    const found = await someOrder(simulation, `state = 'testing' AND NOT has_data`);
    if (!found) return;
    const { t, vessel } = simulation.process;
    const file = { name: '测试数据.csv', bytes: '角度,强度\n10,120\n' };
    const { token } = someStaff(simulation).who;
    const sent = await send(t, 'staff/order/file', { code: found.code, kind: 'data' }, file, token).catch(
      () => undefined,
    );
    if (vessel.life.isDead) throw new Unanswered('staff/order/file');
    return simulation.note(`data ${found.code}`, sent);
  },
};

/** Receives a sample by its label, with the place where it is kept. */
const receive: Act = {
  name: 'receive a sample',
  weight: 12,
  run: async (simulation) => {
    const found = simulation.chance.pick(
      await simulation.rows<{ code: string }>(
        `SELECT code FROM sample WHERE state IN ('registered', 'cancelled') ORDER BY code`,
      ),
    );
    if (!found) return;
    const place = `A 柜 ${simulation.chance.between(1, 9)} 层`;
    return simulation.call(someStaff(simulation), 'staff/sample/receive', { code: found.code, place });
  },
};

const release: Act = {
  name: 'send or destroy a sample',
  weight: 4,
  run: async (simulation) => {
    const found = simulation.chance.pick(
      await simulation.rows<{ code: string; state: string }>(
        `SELECT code, state FROM sample WHERE state IN ('returning', 'discarding', 'missing', 'stored') ORDER BY code`,
      ),
    );
    if (!found) return;
    const person = someStaff(simulation);
    const { code, state } = found;
    if (state === 'returning') {
      const input = { codes: [code], company: '顺丰速运', number: 'SF1234567890' };
      return simulation.call(person, 'staff/sample/send', input);
    } else {
      const act =
        state === 'missing'
          ? ('find' as const)
          : state === 'stored'
            ? ('lose' as const)
            : ('destroy' as const);
      return simulation.call(person, 'staff/sample/move', { code, act });
    }
  },
};

export const labActs = [
  move('confirm', 10, `state IN ('submitted', 'awaiting_sample', 'received') AND NOT locked`),
  move('await_sample', 4, `state IN ('confirmed', 'agreed') AND needs_sample`, false),
  move('receive', 4, `state = 'awaiting_sample'`, false),
  move(
    'test',
    12,
    `(state = 'received' AND locked) OR (state IN ('confirmed', 'agreed') AND NOT needs_sample)`,
  ),
  move('deliver', 10, `state = 'testing' AND has_data`),
  move('close', 3, `state = 'paid'`),
  move('cancel', 1, `state IN ('submitted', 'awaiting_sample')`),
  addData,
  receive,
  release,
];
