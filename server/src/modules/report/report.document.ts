import type { ReportContent, Settings } from '@portal/shared/contract';
import { formatDay, groupedReportCode, type ReportSignature, signatureText } from '@portal/shared/rules';
import { type Codes, drawQr, loadCodes } from '../pdf/pdf.code.document';
import { endPdf, newPdf } from '../pdf/pdf.file.document';
import { drawDocumentHead, drawHeading, type Fact } from '../pdf/pdf.head.document';
import { ink, margin, needHeight, type Pdf, room, text } from '../pdf/pdf.sheet.document';
import { addSignatureField } from '../pdf/pdf.signature.document';
import { asArtifact, asFigure } from '../pdf/pdf.structure.document';
import { type Column, drawTable } from '../pdf/pdf.table.document';
import { drawCustody } from './report.custody.document';
import type { Custody } from './report.custody.rules';
import { drawPictures, type PrintedPicture } from './report.picture.document';

/** What an issued version has and a draft has not. */
export interface IssuedFacts {
  readonly number: string;
  readonly code: string;
  /** The check page of this version. */
  readonly url: string;
  readonly issuer: string;
  readonly at: Date;
  /** The certificate that signs it; null for a lab without one. */
  readonly signature: (ReportSignature & { readonly room: number }) | null;
}

/** The data that the PDF contains. */
export interface ReportPdfFacts {
  readonly content: ReportContent;
  readonly version: number;
  readonly reason: string;
  /** Number of the version that this one replaces; empty for the first one. */
  readonly former: string;
  readonly order_code: string;
  readonly author: string;
  readonly provider: Pick<Settings['localInfo'], 'company' | 'address' | 'phone'>;
  /** Accreditations of the lab; empty for none. */
  readonly mark: string;
  readonly custody: readonly Custody[];
  readonly created: Date;
  /** Null for a preview. */
  readonly issued: IssuedFacts | null;
}

/** File name of a report, which members see and download. */
export const reportFileName = (number: string): string => `检测报告-${number}.pdf`;

/** Name of the preview of a draft. */
export const previewFileName = (order_code: string): string => `检测报告草稿-${order_code}.pdf`;

/** Draws the report on A4 pages; a preview says on each page that it is a draft. */
export async function drawReport(
  facts: ReportPdfFacts,
  pictures: readonly PrintedPicture[],
  font: Buffer,
): Promise<Buffer> {
  const { issued, provider, created } = facts;
  const label = issued ? `检测报告 ${issued.number}` : '检测报告（草稿）';
  const info = { title: label, author: provider.company, created: issued?.at ?? created };
  const { pdf, bytes } = await newPdf(info, font);
  const codes = issued ? await loadCodes() : null;
  drawFront(pdf, facts, codes);
  drawSamples(pdf, facts.content);
  drawItems(pdf, facts.content);
  drawResults(pdf, facts.content);
  drawPictures(pdf, pictures);
  drawWords(pdf, '结论', facts.content.conclusion);
  drawWords(pdf, '备注', facts.content.remark);
  drawSignatories(pdf, facts);
  drawTerms(pdf, facts);
  drawCustody(pdf, facts.custody);
  if (!issued) markDraft(pdf);
  if (issued?.signature) {
    const { subject, room: space } = issued.signature;
    addSignatureField(pdf, {
      name: subject,
      reason: `签发检测报告 ${issued.number}`,
      at: issued.at,
      room: space,
    });
  }
  endPdf(pdf, issued ? `报告编号：${issued.number}` : '草稿，未签发');
  return bytes;
}

/** Points of the side of the QR code. */
const qrSide = 56;

function drawFront(pdf: Pdf, facts: ReportPdfFacts, codes: Codes | null): void {
  const { content, version, order_code, provider, issued, mark } = facts;
  const tested = [content.tested_from, content.tested_to].filter((day) => day !== null);
  const client: Fact[] = [
    ['委托方', content.client || '—'],
    ['地址', content.client_address || '—'],
    ['订单号', order_code],
    ['检测日期', [...new Set(tested)].join(' 至 ') || '—'],
  ];
  const lab: Fact[] = [
    ['检测机构', provider.company],
    ['地址', provider.address],
    ['电话', provider.phone],
    ['签发日期', issued ? formatDay(issued.at.toISOString()) : '未签发'],
  ];
  const below = issued
    ? `报告编号：${issued.number}　　第 ${version} 版`
    : `草稿，尚无编号　　第 ${version} 版`;
  drawDocumentHead(pdf, { title: '检测报告', below, sides: [client, lab] });
  if (mark !== '') text(pdf, mark, { size: 9, color: ink.soft });
  if (issued && codes) drawCheckCode(pdf, issued, codes);
  drawAmendment(pdf, facts);
}

/** Draws the QR code of the check page in the upper right corner of the first page. */
function drawCheckCode(pdf: Pdf, { url }: IssuedFacts, codes: Codes): void {
  const box = { x: margin + room(pdf) - qrSide, y: margin - 4, width: qrSide, height: qrSide };
  const { x, y } = pdf;
  asFigure(pdf, `查验二维码：${url}`, () => drawQr(pdf, url, box, codes));
  pdf.x = x;
  pdf.y = y;
}

function drawAmendment(pdf: Pdf, { reason, former }: ReportPdfFacts): void {
  if (former === '') return;
  drawWords(pdf, '更正说明', `本版替换 ${former}，被替换的版本不再有效。更正内容及原因：${reason}`);
}

const sampleColumns: readonly Column[] = [
  { title: '序号', width: 34, align: 'center' },
  { title: '样品编号', width: 120, align: 'left' },
  { title: '样品名称', width: 0, align: 'left' },
  { title: '收样日期', width: 90, align: 'left' },
];

function drawSamples(pdf: Pdf, { samples }: ReportContent): void {
  if (samples.length === 0) return;
  drawHeading(pdf, '样品');
  const rows = samples.map(({ number, name, received }, index) => [
    String(index + 1),
    number || '—',
    name,
    received ?? '—',
  ]);
  drawTable(pdf, sampleColumns, rows);
}

const itemColumns: readonly Column[] = [
  { title: '检测项目', width: 130, align: 'left' },
  { title: '检测方法', width: 0, align: 'left' },
  { title: '检测仪器', width: 150, align: 'left' },
];

function drawItems(pdf: Pdf, { items }: ReportContent): void {
  if (items.length === 0) return;
  drawHeading(pdf, '检测项目、方法和仪器');
  const rows = items.map(({ name, method, instrument }) => [name, method || '—', instrument || '—']);
  drawTable(pdf, itemColumns, rows);
}

function drawResults(pdf: Pdf, { results }: ReportContent): void {
  results.forEach(({ title, rows }, index) => {
    const [head = [], ...body] = rows;
    drawHeading(pdf, title || (results.length > 1 ? `检测结果（${index + 1}）` : '检测结果'));
    const width = Math.floor(room(pdf) / Math.max(head.length, 1));
    const columns = head.map(
      (cell, at): Column => ({ title: cell, width: at === 0 ? 0 : width, align: 'left' }),
    );
    drawTable(pdf, columns, body);
  });
}

/** Draws a part of text in paragraphs; nothing when it is empty. */
function drawWords(pdf: Pdf, heading: string, words: string): void {
  if (words === '') return;
  drawHeading(pdf, heading);
  pdf.y += 2;
  for (const line of words.split('\n')) text(pdf, line, { size: 10 });
}

function drawSignatories(pdf: Pdf, { author, issued }: ReportPdfFacts): void {
  needHeight(pdf, 60);
  const y = pdf.y + 24;
  const width = room(pdf) / 2;
  text(pdf, `编制：${author}`, { size: 10, y, width });
  text(pdf, `签发：${issued ? issued.issuer : '（未签发）'}`, { size: 10, x: margin + width, y, width });
}

/** Draws what the report states about itself and how it is checked. */
function drawTerms(pdf: Pdf, { issued }: ReportPdfFacts): void {
  const terms = [
    '本报告的结果只与所检测的样品有关。',
    '未经检测机构书面同意，不得部分复制本报告。',
    ...(issued
      ? [
          `扫描首页二维码，或打开 ${issued.url}，可查验本报告是否有效，并核对文件是否被改动。查验码：${groupedReportCode(issued.code)}`,
          ...(issued.signature ? [signatureText(issued.signature)] : []),
        ]
      : ['本页内容是草稿的预览，不是检测报告，不得对外使用。']),
  ];
  pdf.y += 12;
  terms.forEach((term, index) => {
    needHeight(pdf, 40);
    text(pdf, `${index + 1}. ${term}`, { size: 8.5, color: ink.soft });
    pdf.y += 2;
  });
}

/** Writes over each page that it is a draft. */
function markDraft(pdf: Pdf): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    pdf.switchToPage(page);
    asArtifact(pdf, () => {
      const { width, height } = pdf.page;
      pdf.save();
      pdf.rotate(-35, { origin: [width / 2, height / 2] }).fillOpacity(0.12);
      text(pdf, '草稿', {
        size: 150,
        color: ink.accent,
        x: 0,
        y: height / 2 - 90,
        width,
        align: 'center',
      });
      pdf.restore();
      pdf.fillOpacity(1);
    });
  }
}
