import type { ReportSignature } from '@portal/shared/rules';
import type { Ports } from '../../ports';
import { signPdf } from '../pdf/pdf.signature.document';
import type { IssuedFacts } from './report.document';

type Signing = Pick<Ports, 'signer' | 'timestamps'>;

/** Bytes of a CMS signature besides its certificates, and of a token with those of an authority. */
const plainBytes = 2048;
const tokenBytes = 16_384;

/** Returns whose certificate will sign a PDF, and the room that the signature needs; null for a lab without a certificate. */
export function signatureBy({ signer, timestamps }: Signing): IssuedFacts['signature'] {
  if (signer === undefined) return null;
  const { subject, issuer, selfMade, chain } = signer;
  const chainBytes = chain.reduce((sum, { byteLength }) => sum + byteLength, 0);
  const timestamped = timestamps !== undefined;
  const room = plainBytes + chainBytes + (timestamped ? tokenBytes : 0);
  return { subject, issuer, self_made: selfMade, timestamped, room };
}

/** Returns what is kept of a signature. */
export const signatureFacts = ({
  subject,
  issuer,
  self_made,
  timestamped,
}: ReportSignature): ReportSignature => ({
  subject,
  issuer,
  self_made,
  timestamped,
});

/** Returns the PDF with its signature (PAdES). Throws `Unreachable` when key or authority can't be reached: nothing is issued. */
export async function signReport(drawn: Buffer, { signer, timestamps }: Signing): Promise<Buffer> {
  if (signer === undefined) return drawn;
  const { signatureOf } = await import('../../ports/signer/cades');
  return signPdf(drawn, (content) => signatureOf(content, signer, timestamps));
}
