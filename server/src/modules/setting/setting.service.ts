import { type Data, type Parsed, reasons, type Settings } from '@portal/shared/contract';
import { hasOpenSlot, labClock } from '@portal/shared/rules';
import { z } from 'zod';
import type { Tx } from '../../db/client';
import { lockName } from '../../db/nameLock';
import { refuse } from '../../http/error';
import { etagOf, requireUnchanged } from '../../http/etag';
import { audit } from '../audit/audit.repo';
import { findSettings, updateSetting } from './setting.repo';

/** Returns a setting as its update starts from it. */
export async function settingFor(tx: Tx, key: keyof Settings): Promise<Data<'staff/setting/detail'>> {
  const value = (await findSettings(tx))[key];
  return { key, value: z.json().parse(value), etag: etagOf(value) };
}

/**
 * Replaces one setting, from its present value. The audit log stores the previous value, so that a mistake can be reverted. Refuses
 * times of visits none of which can be booked.
 */
export async function changeSetting(
  tx: Tx,
  change: Parsed<'staff/setting/update'>,
  { staff_rid, at }: { readonly staff_rid: string; readonly at: Date },
): Promise<Settings> {
  const { key, value, etag } = change;
  if (change.key === 'samplingSetting' && !hasOpenSlot(change.value, labClock(at).today))
    throw refuse('invalid_input', { fields: { 'value.disabled_date': reasons.noOpenSlot } });
  await lockName(tx, `setting ${key}`);
  requireUnchanged(await settingFor(tx, key), etag);
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
