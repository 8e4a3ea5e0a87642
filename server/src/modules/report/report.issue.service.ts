import { createHash, randomInt } from 'node:crypto';
import { type Parsed, reasons } from '@portal/shared/contract';
import { reportCodeLength, reportCodeSigns } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { newRid } from '../../db/rid';
import type { Deps } from '../../deps';
import { refuse } from '../../http/error';
import type { StaffAct } from '../../kit/module';
import { audit } from '../audit/audit.repo';
import { pdfFont } from '../pdf/pdf.font.document';
import { withBytes } from '../upload/storedBytes.service';
import { insertFile } from '../upload/upload.repo';
import { drawReport, type IssuedFacts, type ReportPdfFacts, reportFileName } from './report.document';
import { notifyReport } from './report.notice';
import { pdfFacts } from './report.pdf.service';
import { chosenPictures, printedPictures } from './report.picture.service';
import { nextSerial, type ReportRow, updateReport } from './report.repo';
import { numberOf } from './report.rules';
import { signatureBy, signatureFacts, signReport } from './report.sign.service';
import { lockFor } from './report.write.service';

type Issue = Pick<Parsed<'staff/report/move'>, 'rid' | 'revision'>;

/** Returns a new code of the check page: 22 signs of 30, which are 107 random bits. */
const newCode = (): string =>
  Array.from({ length: reportCodeLength }, () => reportCodeSigns[randomInt(reportCodeSigns.length)]).join('');

/** A version with its number and code, before its PDF is stored. */
interface Prepared {
  readonly serial: string;
  readonly issued: Omit<IssuedFacts, 'issuer'>;
  readonly facts: ReportPdfFacts;
  readonly chosen: Awaited<ReturnType<typeof chosenPictures>>;
}

/**
 * Issues a report that others wrote: gives it its number and code, draws its PDF outside of a transaction, and stores both. A former
 * version is replaced in the same transaction. Refuses when the report has changed meanwhile.
 */
export async function issueReport(
  { db, ports, env }: Pick<Deps, 'db' | 'ports' | 'env'>,
  input: Issue,
  by: StaffAct,
): Promise<ReportRow> {
  const signature = signatureBy(ports);
  const prepared = await db.transaction((tx) =>
    prepare(tx, { input, by, signature, publicUrl: env.publicUrl }),
  );
  const pictures = await printedPictures({ ports }, prepared.chosen);
  const broken = pictures.findIndex(({ bytes }) => bytes === undefined);
  if (broken !== -1) throw refuse('report_act_refused', { msg: reasons.reportPictureGone(broken + 1) });
  const drawn = await drawReport(prepared.facts, pictures, await pdfFont());
  const bytes = await signReport(drawn, ports);
  const stored = await ports.files.put(bytes);
  return withBytes(ports, stored, () =>
    db.transaction((tx) => storeIssued(tx, { input, by, prepared, stored, bytes })),
  );
}

interface Preparing {
  readonly input: Issue;
  readonly by: StaffAct;
  readonly signature: IssuedFacts['signature'];
  readonly publicUrl: string;
}

async function prepare(tx: Tx, { input, by, signature, publicUrl }: Preparing): Promise<Prepared> {
  const { row } = await lockFor(tx, { ...input, act: 'issue' }, by.staff_rid);
  const serial = row.serial ?? (await nextSerial(tx, by.at));
  const code = newCode();
  const number = `${serial}-${row.version}`;
  const issued = { number, code, url: `${publicUrl}/verify/${code}`, at: by.at, signature };
  const facts = await pdfFacts(tx, row, issued, by.staff_rid);
  return { serial, issued, facts, chosen: await chosenPictures(tx, row) };
}

interface Storing {
  readonly input: Issue;
  readonly by: StaffAct;
  readonly prepared: Prepared;
  readonly stored: string;
  readonly bytes: Buffer;
}

async function storeIssued(
  tx: Tx,
  { input, by: { staff_rid, at }, prepared, stored, bytes }: Storing,
): Promise<ReportRow> {
  const { row, versions } = await lockFor(tx, { ...input, act: 'issue' }, staff_rid);
  const { issued, serial, facts } = prepared;
  const file = { rid: newRid(), stored, size: bytes.byteLength, name: reportFileName(issued.number) };
  await insertFile(tx, {
    ...file,
    mime: 'application/pdf',
    user_rid: row.user_rid,
    claimed: true,
    created: at,
  });
  const former = versions.find(({ state }) => state === 'issued');
  if (former) await updateReport(tx, former, { state: 'replaced', ended: at, changed: at });
  const done = await updateReport(tx, row, {
    state: 'issued',
    serial,
    code: issued.code,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    file_rid: file.rid,
    signature: issued.signature && signatureFacts(issued.signature),
    issuer_rid: staff_rid,
    issued: at,
    changed: at,
  });
  await audit(tx, { staff_rid, act: 'report.issue', target: issued.number, note: facts.order_code, at });
  await notifyReport(tx, done, {
    event: former ? 'replace' : 'issue',
    former: (former && numberOf(former)) ?? undefined,
    order_code: facts.order_code,
    at,
  });
  return done;
}
