import type { Data } from '@portal/shared/contract';
import { possibleRequirementActs } from '@portal/shared/rules';

/** Whether a requirement can be quoted now: a member's that is open. The act is done by the system with the quotation. */
export const isQuotable = ({
  state,
  account,
}: Pick<Data<'staff/requirement/detail'>, 'state' | 'account'>): boolean =>
  possibleRequirementActs({ state, owned: account !== undefined }, 'system').includes('quote');
