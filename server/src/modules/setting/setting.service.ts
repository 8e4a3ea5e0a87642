import { type Parsed, reasons, type Settings } from '@portal/shared/contract';
import { hasOpenSlot, labClock } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { refuse } from '../../http/error';
import { audit } from '../audit/audit.repo';
import { findSettings, updateSetting } from './setting.repo';

/**
 * Replaces one setting. The audit log stores the previous value, so that a mistake can be reverted. Refuses times of visits none of
 * which can be booked.
 */
export async function changeSetting(
  tx: Tx,
  change: Parsed<'staff/setting/update'>,
  { staff_rid, at }: { readonly staff_rid: string; readonly at: Date },
): Promise<Settings> {
  const { key, value } = change;
  if (change.key === 'samplingSetting' && !hasOpenSlot(change.value, labClock(at).today))
    throw refuse('invalid_input', { fields: { 'value.disabled_date': reasons.noOpenSlot } });
  const before = await updateSetting(tx, key, value);
  await audit(tx, {
    staff_rid,
    act: 'setting.update',
    target: key,
    note: '',
    before: before ?? null,
    after: value,
    at,
  });
  return findSettings(tx);
}
