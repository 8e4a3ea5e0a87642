import type { OrderAct } from '@portal/shared/rules';
import type { Tx } from '../db/client';
import type { OrderRow } from '../modules/order/order.repo';
import { addStatement } from '../modules/statement/statement.add.service';
import { payOwnStatement } from '../modules/statement/statement.pay.service';
import {
  confirmStatement,
  disputeStatement,
  owedOf,
  ownStatementOfOrder,
} from '../modules/statement/statement.service';

/** An act on the statement of a demo order. */
interface DemoStep {
  readonly act: OrderAct;
  readonly note: string;
  readonly at: Date;
}

/** Does an act that belongs to the order's statement by the services of statements; returns false for other acts. */
export async function actOnStatement(tx: Tx, order: OrderRow, { act, note, at }: DemoStep): Promise<boolean> {
  const { user_rid, code } = order;
  if (act === 'bill') {
    const bill = { codes: [code], adjustments: [], note, over_questions: false };
    await addStatement(tx, bill, { staff_rid: null, at });
    return true;
  }
  if (act !== 'accept' && act !== 'dispute' && act !== 'pay') return false;
  const statement = await ownStatementOfOrder(tx, user_rid, order.rid);
  const { rid } = statement;
  if (act === 'accept') await confirmStatement(tx, rid, { by: 'member', by_rid: user_rid, at });
  if (act === 'dispute') await disputeStatement(tx, { rid, reason: note }, { user_rid, at });
  // From the demo member's prepayments.
  const seen = await owedOf(tx, statement);
  if (act === 'pay') await payOwnStatement(tx, { rid, seen }, { user_rid, at });
  return true;
}
