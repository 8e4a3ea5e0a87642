import { type Data, type Parsed, reasons } from '@portal/shared/contract';
import { limits } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import type { Page } from '../../db/paged';
import type { Context } from '../../http/context';
import { refuse } from '../../http/error';
import { findDevices } from '../device/device.repo';
import { attemptOf } from '../limit/limit.rules';
import { countAttempt } from '../limit/limit.service';
import { notifyPhone } from '../message/message.service';
import { findFiles, insertFile } from '../upload/upload.repo';
import { storeUpload } from '../upload/upload.service';
import { findUsers } from '../user/user.repo';
import { requirementLimits } from './requirement.limits';
import { receipt } from './requirement.notice';
import type { ListedRequirement } from './requirement.present';
import { insertRequirement, listRequirements, nextRequirementCode } from './requirement.repo';

type Posted = Parsed<'open/web/requirement/add'>;

/** Stores a requirement or a message with its file, and confirms it by text message. */
export async function addRequirement(
  input: Posted,
  context: Context,
): Promise<Data<'open/web/requirement/add'>> {
  const { db, ports, attached, now } = context;
  if (attached && attached.bytes.byteLength > limits.requirementBytes)
    throw refuse('body_too_large', { fields: { file: reasons.requirementFileTooLarge } });
  await countAttempt(db, requirementLimits(input.phone, attemptOf(context)), now());
  const caller = await context.caller();
  const stored = attached && (await storeUpload(ports, attached));
  const user_rid = caller?.rid ?? null;
  const created = now();
  return db.transaction(async (tx) => {
    const code = await nextRequirementCode(tx, created);
    if (stored) await insertFile(tx, { ...stored, user_rid, claimed: true, created });
    await insertRequirement(tx, { ...input, code, user_rid, file_rid: stored?.rid ?? null, created });
    await notifyPhone(tx, input.phone, receipt(input, code), created);
    return { code };
  });
}

/** Returns a page of requirements, newest first, each with its file, its service and its sender's account. */
export async function readRequirements(
  tx: Tx,
  page: Page,
): Promise<{ total: number; list: ListedRequirement[] }> {
  const { total, rows } = await listRequirements(tx, page);
  const files = await findFiles(
    tx,
    rows.flatMap((row) => row.file_rid ?? []),
  );
  const devices = await findDevices(
    tx,
    rows.map((row) => row.device_rid),
  );
  const users = await findUsers(
    tx,
    rows.flatMap((row) => row.user_rid ?? []),
  );
  const list = rows.map((requirement) => ({
    requirement,
    file: files.find((file) => file.rid === requirement.file_rid),
    device: devices.find((device) => device.rid === requirement.device_rid),
    account: users.find((user) => user.rid === requirement.user_rid)?.account,
  }));
  return { total, list };
}
