import { generateKeyPairSync, sign } from 'node:crypto';
import { newSerialNumber } from './serialNumber';

/** What the certificate calls itself: a reader of the PDF sees it as the signer's name. */
export const selfMadeName = '检测平台自制证书（不证明签名人身份）';
const years = 10;

/** Returns a new RSA key and a certificate that it signed itself, as one text in PEM. */
export async function makeSelfSigned(now: Date): Promise<string> {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 3072 });
  const asn1js = await import('asn1js');
  const pkijs = await import('pkijs');
  const certificate = new pkijs.Certificate();
  certificate.version = 2;
  certificate.serialNumber = new asn1js.Integer({ valueHex: newSerialNumber() });
  for (const name of [certificate.subject, certificate.issuer])
    name.typesAndValues.push(
      new pkijs.AttributeTypeAndValue({
        type: '2.5.4.3',
        value: new asn1js.Utf8String({ value: selfMadeName }),
      }),
    );
  certificate.notBefore.value = now;
  certificate.notAfter.value = new Date(now.getTime() + years * 365 * 86_400_000);
  certificate.subjectPublicKeyInfo = pkijs.PublicKeyInfo.fromBER(
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  // Digital signature and non-repudiation, and no other use.
  const usage = new asn1js.BitString({ valueHex: Uint8Array.of(0xc0).buffer, unusedBits: 6 });
  certificate.extensions = [
    new pkijs.Extension({ extnID: '2.5.29.15', critical: true, extnValue: usage.toBER(false) }),
  ];
  const algorithm = { algorithmId: '1.2.840.113549.1.1.11', algorithmParams: new asn1js.Null() };
  certificate.signature = new pkijs.AlgorithmIdentifier(algorithm);
  certificate.signatureAlgorithm = new pkijs.AlgorithmIdentifier(algorithm);
  const signed = sign('sha256', Buffer.from(certificate.encodeTBS().toBER(false)), privateKey);
  certificate.signatureValue = new asn1js.BitString({ valueHex: Uint8Array.from(signed).buffer });
  const der = Buffer.from(certificate.toSchema(true).toBER(false));
  return `${toPem('CERTIFICATE', der)}${privateKey.export({ type: 'pkcs8', format: 'pem' })}`;
}

const toPem = (label: string, der: Buffer): string =>
  `-----BEGIN ${label}-----\n${(der.toString('base64').match(/.{1,64}/g) ?? []).join('\n')}\n-----END ${label}-----\n`;
