import { labClock } from '@portal/shared/rules';
import { asc, count, desc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { devices } from '../device/device.table';
import { files } from '../upload/file.table';
import type { FileRow } from '../upload/upload.repo';
import { users } from '../user/user.table';
import { requirementCode, requirements } from './requirement.table';

export type NewRequirement = typeof requirements.$inferInsert;

/** The next code, such as R20261121-000123. Numbers of requirements that were refused are left out. */
export async function nextRequirementCode(tx: Tx, now: Date): Promise<string> {
  const [row] = await tx
    .select({ number: sql`nextval(${requirementCode.seqName})`.mapWith(Number) })
    .from(sql`(SELECT 1) AS one`);
  return `R${labClock(now).today.replaceAll('-', '')}-${String(row?.number ?? 0).padStart(6, '0')}`;
}

export async function insertRequirement(tx: Tx, row: NewRequirement): Promise<void> {
  await tx.insert(requirements).values(row);
}

/** One page, newest first, with what each refers to. */
export async function listRequirements(tx: Tx, { page, size }: { page: number; size: number }) {
  const rows = await tx
    .select({
      requirement: requirements,
      file: files,
      device: { rid: devices.rid, name: devices.name },
      account: users.account,
    })
    .from(requirements)
    .leftJoin(files, eq(files.rid, requirements.file_rid))
    .leftJoin(devices, eq(devices.rid, requirements.device_rid))
    .leftJoin(users, eq(users.rid, requirements.user_rid))
    .orderBy(desc(requirements.created), asc(requirements.code))
    .limit(size)
    .offset((page - 1) * size);
  const [counted] = await tx.select({ total: count() }).from(requirements);
  return { total: counted?.total ?? 0, rows };
}

/** A row of the list of requirements. */
export type ListedRequirement = Awaited<ReturnType<typeof listRequirements>>['rows'][number];

/** A file that came with a requirement, by its key; no other file. */
export async function findRequirementFile(tx: Tx, file_rid: string): Promise<FileRow | undefined> {
  const [row] = await tx
    .select({ file: files })
    .from(requirements)
    .innerJoin(files, eq(files.rid, requirements.file_rid))
    .where(eq(requirements.file_rid, file_rid));
  return row?.file;
}
