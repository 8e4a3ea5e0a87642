import { payee } from '../../promoters';
import { act, inState, one, partOf, type Turn } from '../act';
import type { Person } from '../person';
import type { ModelWithdrawal } from '../record';
import { expectOutcome } from '../world';

/** The promoter alone has rebates, whoever's turn it is. */
const promoterOf = ({ world }: Turn): Person => world.promoter;

const withdraw = act(
  'withdraw',
  (turn) => {
    const person = promoterOf(turn);
    return person.model.rebate > 0 ? person : undefined;
  },
  async ({ who, model }, turn) => {
    const amount_fen = Math.max(100, partOf(model.rebate, turn));
    const added = await turn.world.act('auth/promoter_rebate_withdraw/add', { amount_fen }, who);
    // Ten a day.
    if (added.status === 429) return;
    const outcome = model.withdraw(amount_fen);
    expectOutcome(added, outcome);
    if (outcome !== 'ok') return;
    const { rid, code } = added.data;
    model.withdrawals.push({ rid, code, amount: amount_fen, state: 'waiting' });
  },
);

const waiting = (turn: Turn): (Person & { readonly found: ModelWithdrawal }) | undefined => {
  const person = promoterOf(turn);
  const found = person && one(inState(person.model.withdrawals, 'waiting'), turn);
  return person && found && { ...person, found };
};

const endWithdrawal = act('endWithdrawal', waiting, async ({ who, model, found }, { world, pick }) => {
  const { rid, code } = found;
  const state = (['paid', 'cancelled', 'refused'] as const)[pick % 3] ?? 'paid';
  const input = { code, account: payee.account, reference: 'BT1' };
  const ended = {
    paid: () => world.act('staff/rebate/pay', input, world.desk),
    cancelled: () => world.act('auth/promoter_rebate_withdraw/cancel', { rid }, who),
    refused: () => world.act('staff/rebate/refuse', { code, note: '账号有误' }, world.desk),
  }[state];
  expectOutcome(await ended(), 'ok');
  model.endWithdrawal(found, state);
});

export const rebateActs = { withdraw, endWithdrawal };
