import type { Act } from '../act';
import { someStaff } from './lab';

/** Agrees to an act that needs a second person, or refuses it; who asked for it tries as well. */
const decide: Act = {
  name: 'decide as the second person',
  weight: 3,
  run: async (simulation) => {
    const found = simulation.chance.pick(
      await simulation.rows<{ code: string; act: string; amount_fen: number }>(
        `SELECT code, act, amount_fen::float8 AS amount_fen FROM approval WHERE state = 'waiting' ORDER BY code`,
      ),
    );
    if (!found) return;
    const { code, act, amount_fen } = found;
    const staff = someStaff(simulation);
    if (simulation.chance.isOneIn(5)) {
      return simulation.call(staff, 'staff/approval/refuse', { code, reason: '金额不符' });
    }
    const effect = act === 'prestore.approve' ? { bank: amount_fen } : {};
    return simulation.call(staff, 'staff/approval/agree', { code }, effect);
  },
};

export const approvalActs = [decide];
