import { labClock, priceReferenceDays } from '@portal/shared/rules';
import type { Db, Tx } from '../../db/client';
import { refuse } from '../../http/error';
import { pdfFont } from '../pdf/pdf.font.document';
import { priceItem } from '../plan/plan.price.rules';
import { findPlanItems } from '../plan/plan.repo';
import { devicesOf } from '../plan/plan.service';
import { listPricing } from '../priceGroup/priceGroup.service';
import { findSettings } from '../setting/setting.repo';
import { findUser } from '../user/user.repo';
import { drawReference, type ReferenceFacts, referenceFileName } from './quotation.reference.document';
import { dayAfter } from './quotation.rules';

/** Returns the key of a link to the price reference of items; refuses with plan_changed when one is gone or not offered. */
export async function referenceKey(
  tx: Tx,
  user_rid: string,
  plan_rids: readonly string[],
  at: Date,
): Promise<string> {
  const rids = [...new Set(plan_rids)];
  const lines = await linesOf(tx, user_rid, rids, at);
  if (lines.length < rids.length) throw refuse('plan_changed');
  return [user_rid, ...rids].join('.');
}

/** Generates the price reference that a link names; undefined when its items are gone. */
export async function makeReference(
  db: Db,
  key: string,
  at: Date,
): Promise<{ readonly name: string; readonly bytes: Buffer } | undefined> {
  const [user_rid = '', ...rids] = key.split('.');
  const facts = await db.read(async (tx): Promise<ReferenceFacts | undefined> => {
    const user = await findUser(tx, user_rid);
    const lines = await linesOf(tx, user_rid, rids, at);
    if (!user || lines.length === 0) return undefined;
    const { localInfo } = await findSettings(tx);
    return {
      at,
      lines,
      valid_until: dayAfter(at, priceReferenceDays),
      member: { name: user.name, company: user.company },
      provider: localInfo,
    };
  });
  if (!facts) return undefined;
  return {
    name: referenceFileName(labClock(at).today),
    bytes: await drawReference(facts, await pdfFont()),
  };
}

/** Returns the items of the plan that are offered, at the prices of the catalogue, in the order of `rids`. */
async function linesOf(tx: Tx, user_rid: string, rids: readonly string[], at: Date) {
  const rows = await findPlanItems(tx, user_rid, rids);
  const devices = await devicesOf(tx, rows);
  return rids.flatMap((wanted) =>
    rows
      .filter((row) => row.rid === wanted)
      .map(({ rid, device_rid, name, options, count }) =>
        priceItem({ rid, device_rid, name, options, count }, devices.get(device_rid), listPricing(at)),
      )
      .filter(({ available }) => available),
  );
}
