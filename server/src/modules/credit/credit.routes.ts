import type { Parsed } from '@portal/shared/contract';
import type { Tx } from '../../db/client';
import type { App } from '../../deps';
import { route } from '../../http/route';
import { countDone } from '../limit/limit.service';
import type { UserRow } from '../user/user.repo';
import { ownUser } from '../user/user.service';
import { applyForCredit, cancelCreditApply } from './credit.apply.service';
import { creditLimits } from './credit.limits';
import { presentCreditApply } from './credit.present';
import { type CreditApplyRow, listOwnCreditApplies } from './credit.repo';
import { readCredit } from './credit.service';

/** Repays what a member owes on credit. */
export type Repay = (tx: Tx, user_rid: string, amount_fen: number, at: Date) => Promise<void>;

/** Calls of credit limits. `repay` belongs to the statements, a layer above. */
export const creditRoutes =
  (repay: Repay) =>
  (app: App): void => {
    route(app, 'auth/creditApply/operate', (input, { db, member, now }) =>
      db.transaction(async (tx) => {
        if (input.op === 'repay') await repay(tx, member.rid, input.amount_fen, now());
        const user = await ownUser(tx, member.rid);
        const row = input.op === 'repay' ? null : await applyOrCancel(tx, user, input, now());
        return { credit: await readCredit(tx, user), application: row && presentCreditApply(row) };
      }),
    );

    route(app, 'auth/creditApply/list', (input, { db, member }) =>
      db.read(async (tx) => {
        const { total, rows } = await listOwnCreditApplies(tx, member.rid, input);
        const credit = await readCredit(tx, await ownUser(tx, member.rid));
        return { total, list: rows.map(presentCreditApply), credit };
      }),
    );
  };

type Operation = Exclude<Parsed<'auth/creditApply/operate'>, { op: 'repay' }>;

async function applyOrCancel(tx: Tx, user: UserRow, input: Operation, now: Date): Promise<CreditApplyRow> {
  if (input.op === 'cancel') return cancelCreditApply(tx, user.rid, input.rid, now);
  await countDone(tx, creditLimits(user.rid), now);
  return applyForCredit(tx, user, input, now);
}
