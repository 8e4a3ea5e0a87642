import type { Actor, OrderAct } from './orderState';

/** State machine of a statement (结算单) as one table, which the server and the screens read. */
export const statementStateLabels = {
  open: '待确认',
  disputed: '有异议',
  unpaid: '待付款',
  paid: '已结清',
} as const;
export type StatementState = keyof typeof statementStateLabels;
export const statementStates = Object.keys(statementStateLabels) as [StatementState, ...StatementState[]];

interface Act {
  readonly label: string;
  readonly from: readonly StatementState[];
  /** Null for an act after which the statement stays in its state. */
  readonly to: StatementState | null;
  readonly by: readonly Actor[];
  /** The act on each of the statement's orders, in the same transaction. */
  readonly order: OrderAct | null;
}

/** Each act on a statement. A statement that nobody has confirmed by the end of its review period is confirmed by the system. */
export const statementActTable = {
  add: { label: '出具结算单', from: [], to: 'open', by: ['staff'], order: 'bill' },
  right: { label: '确认结算单', from: ['open'], to: 'unpaid', by: ['member', 'system'], order: 'accept' },
  wrong: { label: '提出异议', from: ['open'], to: 'disputed', by: ['member'], order: 'dispute' },
  answer: { label: '答复异议', from: ['disputed'], to: 'open', by: ['staff'], order: 'resolve' },
  pay: { label: '付款', from: ['unpaid'], to: null, by: ['member'], order: null },
  settle: { label: '结清', from: ['unpaid'], to: 'paid', by: ['system'], order: 'pay' },
  refund: { label: '退款', from: ['paid'], to: null, by: ['staff'], order: null },
} as const satisfies Record<string, Act>;
export type StatementAct = keyof typeof statementActTable;
export const statementActs = Object.keys(statementActTable) as [StatementAct, ...StatementAct[]];

/** Acts on orders that are done only together with their statement. */
export const statementOrderActs: readonly OrderAct[] = statementActs.flatMap(
  (act) => statementActTable[act].order ?? [],
);

/** Returns the acts that `actor` may perform on a statement in this state. */
export function possibleStatementActs(state: StatementState, actor: Actor): StatementAct[] {
  return statementActs.filter((name) => {
    const act: Act = statementActTable[name];
    return act.by.includes(actor) && act.from.includes(state);
  });
}
