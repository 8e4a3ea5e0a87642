import { type Data, type Parsed, reasons } from '@portal/shared/contract';
import { possibleRequirementActs } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { refuse } from '../../http/error';
import { audit } from '../audit/audit.repo';
import { memberCalled } from '../user/user.service';
import type { By } from './requirement.message.service';
import { moveRequirement } from './requirement.move.service';
import { isTold, notifySender } from './requirement.notice';
import { insertRequirement, nextRequirementCode } from './requirement.repo';
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

/**
 * Writes down for a member what they ask for by phone. It is unread, so a task of theirs, and can be quoted at once;
 * nothing is ordered until the member accepts the quotation and orders.
 */
export async function addByStaff(
  tx: Tx,
  { account, title, content }: Parsed<'staff/requirement/add'>,
  { user_rid: by_rid, at }: By,
): Promise<Data<'staff/requirement/add'>> {
  const { rid: user_rid, name, phone, email, company } = await memberCalled(tx, account);
  const code = await nextRequirementCode(tx, at);
  const sender = { user_rid, name, phone: phone ?? '', email, company };
  const asked = { kind: 'requirement', device_rid: '', title, content } as const;
  await insertRequirement(tx, {
    code,
    ...sender,
    ...asked,
    prepared_by: by_rid,
    created: at,
    changed: at,
  });
  await moveRequirement(tx, await requirementByCode(tx, code), {
    act: 'contact',
    by: 'staff',
    by_rid,
    text: '',
    at,
  });
  await audit(tx, { staff_rid: by_rid, act: 'requirement.add', target: code, note: content, at });
  return { code };
}
