import type { Parsed, Settings } from '@portal/shared/contract';
import type { Tx } from '../../db/client';
import { audit } from '../audit/audit.repo';
import { findSettings, updateSetting } from './setting.repo';

/** Replaces one setting. The audit log stores the previous value, so that a mistake can be reverted. */
export async function changeSetting(
  tx: Tx,
  { key, value }: Parsed<'staff/setting/update'>,
  { staff_rid, at }: { readonly staff_rid: string; readonly at: Date },
): Promise<Settings> {
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
