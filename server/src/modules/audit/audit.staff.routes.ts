import type { Parsed } from '@portal/shared/contract';
import type { Tx } from '../../db/client';
import type { App } from '../../deps';
import { refuse } from '../../http/error';
import { route } from '../../http/route';
import { findByAccount, findUsers, memberLabels } from '../user/user.repo';
import { listAudits } from './audit.repo';

export function auditStaffRoutes(app: App): void {
  route(app, 'staff/audit/list', (input, { db }) => db.read((tx) => list(tx, input)));
}

const msOfDay = 24 * 3600 * 1000;

/** Returns the start of a day in the lab's time zone. */
const startOf = (day: string): Date => new Date(`${day}T00:00:00+08:00`);

async function list(tx: Tx, { act, target, staff, from, until, before, size }: Parsed<'staff/audit/list'>) {
  const who = staff === undefined ? undefined : await findByAccount(tx, staff);
  if (staff !== undefined && who?.role !== 'staff')
    throw refuse('not_found', { noun: 'staffAccount', code: staff });
  const { rows, next } = await listAudits(tx, {
    act,
    before,
    size,
    staff_rid: who?.rid,
    targets: await namesOf(tx, target),
    from: from === undefined ? undefined : startOf(from),
    until: until === undefined ? undefined : new Date(startOf(until).getTime() + msOfDay),
  });
  const people = new Map(
    (await findUsers(tx, [...new Set(rows.map(({ staff_rid }) => staff_rid))])).map((user) => [
      user.rid,
      user,
    ]),
  );
  const members = await memberLabels(
    tx,
    rows.map((row) => row.target),
  );
  return {
    next,
    list: rows.map((row) => ({
      act: row.act,
      target: members.get(row.target) ?? row.target,
      note: row.note,
      before: row.before ?? null,
      after: row.after ?? null,
      at: row.at.toISOString(),
      staff: {
        account: people.get(row.staff_rid)?.account ?? '',
        name: people.get(row.staff_rid)?.name ?? '',
      },
    })),
  };
}

/** Returns the names by which the log may call a record: as given, and the key of the member with this account. */
async function namesOf(tx: Tx, target: string | undefined): Promise<string[]> {
  if (target === undefined) return [];
  const member = await findByAccount(tx, target);
  return member ? [target, member.rid, member.account] : [target];
}
