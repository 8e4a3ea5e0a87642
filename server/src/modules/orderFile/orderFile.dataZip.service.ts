import { contract, type Data, type Parsed } from '@portal/shared/contract';
import { labClock, limits } from '@portal/shared/rules';
import type { Db } from '../../db/client';
import { cursorOf, cursorPage } from '../../db/cursor';
import type { Deps } from '../../deps';
import { refuse } from '../../http/error';
import type { Attachment } from '../../kit/download';
import { byCursor } from '../listExport/listExport.service';
import { keyedInput } from '../upload/fileLink.service';
import { storedEntries, zipOf } from '../zip/zip.service';
import { type DeliveredRow, listDelivered } from './orderFile.delivered.repo';
import { dataFilterOf } from './orderFile.delivered.service';
import { elnPackage } from './orderFile.eln.service';
import { dataPackageName } from './orderFile.zip.rules';

type Input = Parsed<'auth/web/orderFile/zip4person'>;

/** What a zip of data has, and how many files it leaves out. */
interface Planned {
  readonly rows: readonly DeliveredRow[];
  readonly size: number;
  readonly beyond: number;
}

/** Chooses the files of a zip: the newest that fit, at most `limits.dataZipFiles` and `limits.dataZipBytes`. */
async function plan(db: Db, user_rid: string, input: Input): Promise<Planned> {
  const filter = dataFilterOf(input);
  const read = (before: string | undefined, size: number) =>
    db.read(async (tx) => {
      const found = await listDelivered(tx, user_rid, filter, { before, size });
      const page = cursorPage(found, size, ({ orderFile }) => cursorOf(orderFile.created, orderFile.rid));
      return { list: page.rows, next: page.next };
    });
  const rows: DeliveredRow[] = [];
  let [size, beyond] = [0, 0];
  for await (const row of byCursor(read)) {
    const fits = rows.length < limits.dataZipFiles && size + row.file.size <= limits.dataZipBytes;
    if (beyond > 0 || !fits) beyond++;
    else {
      rows.push(row);
      size += row.file.size;
    }
  }
  return { rows, size, beyond };
}

/** Returns what a zip would have. Refuses with not_found when there is no file at all. */
export async function dataZipSummary(
  db: Db,
  user_rid: string,
  input: Input,
): Promise<Omit<Data<'auth/web/orderFile/zip4person'>, 'url'>> {
  const { rows, size, beyond } = await plan(db, user_rid, input);
  if (rows.length === 0) throw refuse('not_found', { noun: 'orderFile' });
  return { files: rows.length, size, beyond };
}

/** Returns the package behind a key: a folder for each order. Undefined when nothing of it is left. */
export async function dataPackage(
  { db, ports: { files }, env, now }: Deps,
  key: string,
): Promise<Attachment | undefined> {
  const { user_rid, input } = keyedInput(key, contract['auth/web/orderFile/zip4person'].input);
  const { rows } = await plan(db, user_rid, input);
  if (rows.length === 0) return undefined;
  const name = dataPackageName(labClock(now()).today);
  if (input.format === 'eln') return elnPackage(db, files, { rows, name, url: env.publicUrl, now: now() });
  const codes = [...new Set(rows.map(({ code }) => code))];
  const entries = codes.flatMap((code) =>
    storedEntries(
      files,
      rows.filter((row) => row.code === code).map(({ file }) => file),
      code,
    ),
  );
  return { ...zipOf(entries), mime: 'application/zip', name: `${name}.zip` };
}
