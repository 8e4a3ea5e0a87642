import { type Data, type Parsed, reasons } from '@portal/shared/contract';
import { possibleRequirementActs } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { refuse } from '../../http/error';
import { audit } from '../audit/audit.repo';
import type { By } from './requirement.message.service';
import { moveRequirement } from './requirement.move.service';
import { isTold, notifySender } from './requirement.notice';
import { factsOf } from './requirement.rules';
import { requirementByCode } from './requirement.service';

/** Does one act of the lab on a requirement. Cancelling needs a reason, which the member reads. */
export async function moveByStaff(
  tx: Tx,
  { code, act, note }: Parsed<'staff/requirement/move'>,
  { user_rid: by_rid, at }: By,
): Promise<Data<'staff/requirement/move'>> {
  const row = await requirementByCode(tx, code);
  if (act === 'cancel' && note === '')
    throw refuse('invalid_input', { fields: { note: reasons.requirementReasonMissing } });
  const { requirement } = await moveRequirement(tx, row, { act, by: 'staff', by_rid, text: note, at });
  await audit(tx, { staff_rid: by_rid, act: `requirement.${act}`, target: row.code, note, at });
  if (isTold(act)) await notifySender(tx, requirement, { act, note, at });
  const can = possibleRequirementActs(factsOf(requirement), 'staff');
  return { code: row.code, state: requirement.state, can };
}
