import type { Db, Tx } from '../../db/client';
import type { GeneratedPdf } from '../../kit/download';
import type { Ports } from '../../ports';
import { orderCodes } from '../order/order.repo';
import { pdfFont } from '../pdf/pdf.font.document';
import { findSettings } from '../setting/setting.repo';
import { custodyOfOrder } from './report.custody.service';
import { drawReport, type IssuedFacts, previewFileName, type ReportPdfFacts } from './report.document';
import { namesOf } from './report.names.service';
import { chosenPictures, printedPictures } from './report.picture.service';
import { findReport, type ReportRow, versionsOf } from './report.repo';
import { contentOf, numberOf } from './report.rules';

/** Loads what the PDF of a version contains; null for a preview. */
export async function pdfFacts(
  tx: Tx,
  row: ReportRow,
  issued: Omit<IssuedFacts, 'issuer'> | null,
  issuer_rid = '',
): Promise<ReportPdfFacts> {
  const { version, reason, created } = row;
  const { localInfo, reportMark } = await findSettings(tx);
  const people = await namesOf(tx, [row.author_rid, issuer_rid]);
  const former = (await versionsOf(tx, [row.first_rid])).find(({ state }) => state === 'issued');
  return {
    content: contentOf(row),
    version,
    reason,
    created,
    former: (former && former.rid !== row.rid && numberOf(former)) || '',
    order_code: (await orderCodes(tx, [row.order_rid])).get(row.order_rid) ?? '',
    author: people.get(row.author_rid) ?? '',
    provider: localInfo,
    mark: reportMark,
    custody: await custodyOfOrder(tx, row.order_rid),
    issued: issued && { ...issued, issuer: people.get(issuer_rid) ?? '' },
  };
}

/** Draws the preview of a version that is a draft or in review; undefined for any other one. */
export async function makePreview(
  db: Db,
  rid: string,
  _now: Date,
  ports: Pick<Ports, 'files' | 'prints'>,
): Promise<GeneratedPdf | undefined> {
  const found = await db.read(async (tx) => {
    const row = await findReport(tx, rid);
    return row && row.file_rid === null
      ? { facts: await pdfFacts(tx, row, null), chosen: await chosenPictures(tx, row) }
      : undefined;
  });
  if (!found) return undefined;
  const { facts, chosen } = found;
  const pictures = await printedPictures({ ports }, chosen);
  return {
    name: previewFileName(facts.order_code),
    bytes: await drawReport(facts, pictures, await pdfFont()),
  };
}
