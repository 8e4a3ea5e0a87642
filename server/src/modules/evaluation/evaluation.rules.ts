import type { ItemRow } from '../order/order.repo';
import type { UserRow } from '../user/user.repo';
import { maskedMember } from '../user/user.rules';
import type { EvaluationRow } from './evaluation.repo';

/** Name of a member who does not want to be named, or who has left. */
const anonymousName = '匿名用户';

/** Returns how the member of an evaluation is named to everybody: the masked name, such as 王**. */
export const namedAs = (
  { anonymous }: Pick<EvaluationRow, 'anonymous'>,
  user: UserRow | undefined,
): string => (anonymous || user === undefined || user.name === '' ? anonymousName : maskedMember(user));

/** Returns true for an item that can be evaluated: a charge of a quotation is no service. */
export const isService = ({ device_rid }: Pick<ItemRow, 'device_rid'>): boolean => device_rid !== '';
