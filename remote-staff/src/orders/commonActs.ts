import { type OrderAct, orderActs, statementOrderActs } from '@portal/shared/rules';
import type { StaffOrderRow } from '../ui/orderRow';

/** Returns the acts that each of these orders allows. An answer is written for one order; statements do their own acts. */
export const commonActs = (rows: readonly Pick<StaffOrderRow, 'can'>[]): readonly OrderAct[] =>
  rows.length === 0
    ? []
    : orderActs.filter(
        (act) =>
          act !== 'answer' && !statementOrderActs.includes(act) && rows.every(({ can }) => can.includes(act)),
      );
