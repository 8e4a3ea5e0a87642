import { buffer } from 'node:stream/consumers';
import { formatFen, type InvoiceSlot, invoiceTypes, labClock } from '@portal/shared/rules';
import { ZipFile } from 'yazl';
import type { InvoiceApplyRow } from '../modules/invoiceApply/invoiceApply.repo';
import { endPdf, newPdf } from '../modules/pdf/pdf.file.document';
import { pdfFont } from '../modules/pdf/pdf.font.document';
import { drawDocumentHead, drawNote, drawSum } from '../modules/pdf/pdf.head.document';

/** A sample of an issued invoice or of its red letter, which says that it is one. */
export interface SampleInvoice {
  readonly apply: Pick<InvoiceApplyRow, 'type' | 'title' | 'tax_number' | 'amount_fen'>;
  readonly number: string;
  readonly red: boolean;
  readonly at: Date;
}

/** Returns the content of a sample invoice in one of the formats of the tax system. */
export function sampleInvoiceFile(slot: InvoiceSlot, invoice: SampleInvoice): Promise<Buffer> {
  if (slot === 'pdf') return pdfOf(invoice);
  return slot === 'ofd' ? ofdOf(invoice) : Promise.resolve(Buffer.from(xmlOf(invoice)));
}

const seller = '格物检测技术服务（示例）有限公司';

const titleOf = ({ apply, red }: SampleInvoice): string =>
  `${invoiceTypes[apply.type]}${red ? '（红字）' : ''}（示例）`;

const amountOf = ({ apply, red }: SampleInvoice): number => (red ? -apply.amount_fen : apply.amount_fen);

const dayOf = ({ at }: SampleInvoice): string => labClock(at).today;

async function pdfOf(invoice: SampleInvoice): Promise<Buffer> {
  const { apply, number, at } = invoice;
  const title = titleOf(invoice);
  const { pdf, bytes } = await newPdf({ title, author: seller, created: at }, await pdfFont());
  drawDocumentHead(pdf, {
    title,
    below: `发票号码 ${number}`,
    sides: [
      [
        ['购买方', apply.title],
        ['税号', apply.tax_number],
      ],
      [
        ['销售方', seller],
        ['开票日期', dayOf(invoice)],
      ],
    ],
  });
  drawSum(pdf, `检测技术服务费　价税合计 ${formatFen(amountOf(invoice))}`);
  drawNote(pdf, '本页为演示数据，不是税务发票。');
  endPdf(pdf, title);
  return bytes;
}

/** The amount in yuan as XML has it: 1234 becomes 12.34. */
const yuan = (fen: number): string => (fen / 100).toFixed(2);

function xmlOf(invoice: SampleInvoice): string {
  const { apply, number } = invoice;
  return `<?xml version="1.0" encoding="UTF-8"?>
<!-- 演示数据，不是税务发票 -->
<EInvoice>
  <EInvoiceNumber>${number}</EInvoiceNumber>
  <IssueDate>${dayOf(invoice)}</IssueDate>
  <BuyerName>${apply.title}</BuyerName>
  <BuyerIdNum>${apply.tax_number}</BuyerIdNum>
  <SellerName>${seller}</SellerName>
  <TotalTaxIncludedAmount>${yuan(amountOf(invoice))}</TotalTaxIncludedAmount>
</EInvoice>
`;
}

const ofdSpace = 'xmlns:ofd="http://www.ofdspec.org/2016"';
const ofdHead = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** Returns an OFD document (GB/T 33190) of one page: a zip of XML files. */
function ofdOf(invoice: SampleInvoice): Promise<Buffer> {
  const lines = [
    titleOf(invoice),
    `发票号码 ${invoice.number}`,
    `购买方 ${invoice.apply.title}`,
    `销售方 ${seller}`,
    `价税合计 ${yuan(amountOf(invoice))}`,
    '本页为演示数据，不是税务发票。',
  ];
  const files: Readonly<Record<string, string>> = {
    'OFD.xml': `<ofd:OFD ${ofdSpace} DocType="OFD" Version="1.0"><ofd:DocBody><ofd:DocInfo><ofd:DocID>${invoice.number}</ofd:DocID><ofd:CreationDate>${dayOf(invoice)}</ofd:CreationDate></ofd:DocInfo><ofd:DocRoot>Doc_0/Document.xml</ofd:DocRoot></ofd:DocBody></ofd:OFD>`,
    'Doc_0/Document.xml': `<ofd:Document ${ofdSpace}><ofd:CommonData><ofd:MaxUnitID>20</ofd:MaxUnitID><ofd:PageArea><ofd:PhysicalBox>0 0 210 140</ofd:PhysicalBox></ofd:PageArea><ofd:PublicRes>PublicRes.xml</ofd:PublicRes></ofd:CommonData><ofd:Pages><ofd:Page ID="1" BaseLoc="Pages/Page_0/Content.xml"/></ofd:Pages></ofd:Document>`,
    'Doc_0/PublicRes.xml': `<ofd:Res ${ofdSpace} BaseLoc="Res"><ofd:Fonts><ofd:Font ID="2" FontName="SimSun" FamilyName="SimSun"/></ofd:Fonts></ofd:Res>`,
    'Doc_0/Pages/Page_0/Content.xml': `<ofd:Page ${ofdSpace}><ofd:Content><ofd:Layer ID="3" Type="Body">${lines.map(ofdLine).join('')}</ofd:Layer></ofd:Content></ofd:Page>`,
  };
  const zip = new ZipFile();
  for (const [path, content] of Object.entries(files))
    zip.addBuffer(Buffer.from(ofdHead + content), path, { mtime: invoice.at });
  zip.end();
  return buffer(zip.outputStream);
}

/** A line of text in millimetres: each character is as wide as the type is high. */
function ofdLine(words: string, index: number): string {
  const size = index === 0 ? 7 : 5;
  const deltas = words.length > 1 ? ` DeltaX="g ${words.length - 1} ${size}"` : '';
  return `<ofd:TextObject ID="${index + 4}" Boundary="15 ${20 + index * 14} 180 12" Font="2" Size="${size}"><ofd:TextCode X="0" Y="8"${deltas}>${words}</ofd:TextCode></ofd:TextObject>`;
}
