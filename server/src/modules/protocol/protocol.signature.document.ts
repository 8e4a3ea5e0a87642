import type { ProtocolText } from '@portal/shared/contract';
import type { SigningMethod } from '@portal/shared/rules';
import { instantInWords } from '../pdf/pdf.day.rules';
import { drawNote } from '../pdf/pdf.head.document';
import { drawAccent, heightOf, ink, margin, type Pdf, room, text } from '../pdf/pdf.sheet.document';
import { asArtifact, asFigure } from '../pdf/pdf.structure.document';
import { agentLabel } from './protocol.parties.document';

/** File name of the agreement that was signed on the page. */
export const signedFileName = (code: string): string => `检测技术服务协议-${code}-已签署.pdf`;

/** File name of a signed copy that was joined from photos. */
export const scannedFileName = (code: string): string => `检测技术服务协议-${code}-签字件.pdf`;

/** A signature that is drawn into the signed copy. */
export interface DrawnSignature {
  readonly name: string;
  readonly method: SigningMethod;
  /** Greyscale PNG without alpha; null for a typed name. */
  readonly picture: Buffer | null;
  /** The phone that received the code, masked. */
  readonly phone: string;
  readonly at: Date;
  /** SHA-256 of the document that is signed. */
  readonly sha256: string;
  readonly version: number;
  readonly consent: string;
}

const methods: Readonly<Record<SigningMethod, string>> = { drawn: '手写签名', typed: '键入姓名' };

/** Returns the sentence that a person agrees to who signs this agreement. */
export function signingConsent({ title, line, parties }: ProtocolText, enterprise: boolean): string {
  const party = parties[0]?.[0]?.value ?? '';
  const [code = ''] = line.split('　');
  const isAgent = parties[0]?.some(({ label }) => label === agentLabel) ?? false;
  const own = isAgent ? `本人作为“${party}”的${agentLabel}签署` : '本人同意签署';
  const who = enterprise ? `本人已获“${party}”授权，代表其签署` : own;
  return `本人已阅读《${title}》（${code}）的全部内容，${who}，并同意以在线签名代替手写签名，两者具有同等效力。`;
}

/** Draws the signature in a box, as large as it fits: the picture, or the typed name. */
export function drawSign(
  pdf: Pdf,
  { picture, name }: DrawnSignature,
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
): void {
  const { x, y, width, height } = box;
  if (picture)
    asFigure(pdf, `${name}的签名`, () =>
      pdf.image(picture, x, y, { fit: [width, height], align: 'center', valign: 'center' }),
    );
  else text(pdf, name, { size: 18, x, y: y + height / 2 - 11, width, align: 'center' });
}

/** Adds the page with the evidence: who signed which document when. */
export function drawSignaturePage(pdf: Pdf, code: string, signature: DrawnSignature): void {
  const { name, method, phone, at, sha256, version, consent } = signature;
  pdf.addPage();
  drawAccent(pdf);
  text(pdf, '签署页', { size: 20, align: 'center', y: margin + 8, role: 'H1' });
  pdf.y += 16;
  const facts = [
    ['订单号', code],
    ['协议版本', `第 ${version} 版`],
    ['签署人', name],
    ['签署方式', methods[method]],
    ['身份验证', `手机 ${phone} 短信验证码`],
    ['签署时间', `${instantInWords(at)}（北京时间）`],
    ['文件校验值', `SHA-256 ${sha256}`],
    ['签署声明', consent],
  ] as const;
  for (const [label, value] of facts) {
    const y = pdf.y;
    const width = room(pdf) - 90;
    text(pdf, label, { size: 9.5, color: ink.soft, x: margin, y, width: 84 });
    text(pdf, value, { size: 9.5, x: margin + 90, y, width });
    pdf.y = y + heightOf(pdf, value, 9.5, width) + 8;
  }
  const box = { x: margin, y: pdf.y + 10, width: room(pdf), height: 150 };
  asArtifact(pdf, () => pdf.rect(box.x, box.y, box.width, box.height).lineWidth(0.6).stroke(ink.line));
  drawSign(pdf, signature, { x: box.x + 20, y: box.y + 15, width: box.width - 40, height: box.height - 30 });
  pdf.y = box.y + box.height;
  drawNote(
    pdf,
    '文件校验值是签署前协议 PDF 的 SHA-256，与平台“合同协议”页面显示的一致；签署前的 PDF 可在该页面下载核对。',
  );
}
