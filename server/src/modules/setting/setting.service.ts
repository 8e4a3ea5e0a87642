import { contract, type Data, type Parsed, reasons, type Settings } from '@portal/shared/contract';
import { hasOpenSlot, labClock } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { lockName } from '../../db/nameLock';
import { refuse } from '../../http/error';
import { etagOf, requireUnchanged } from '../../http/etag';
import { audit, lastOfEach } from '../audit/audit.repo';
import { memberLabels } from '../user/user.repo';
import { findSettings, updateSetting } from './setting.repo';

/** Name of a change in the audit log, whose targets are the keys of settings. */
const updateAct = 'setting.update';

/** Returns a setting as its update starts from it. */
export async function settingFor(tx: Tx, key: keyof Settings): Promise<Data<'staff/setting/detail'>> {
  const value = (await findSettings(tx))[key];
  return contract['staff/setting/detail'].data.parse({ key, value, etag: etagOf(value) });
}

/** Returns who changed each setting last, and when; those that nobody has changed are left out. */
export async function whoChanged(tx: Tx): Promise<Data<'staff/setting/changes'>> {
  const changes = await lastOfEach(tx, updateAct);
  const people = await memberLabels(tx, [...new Set(changes.map(({ staff_rid }) => staff_rid))]);
  return changes.map(({ target, staff_rid, at }) => ({
    key: target,
    by: people.get(staff_rid) ?? '',
    at: at.toISOString(),
  }));
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
    act: updateAct,
    target: key,
    note: '',
    before: before ?? null,
    after: value,
    at,
  });
  return findSettings(tx);
}
