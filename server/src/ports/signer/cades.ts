import { createHash } from 'node:crypto';
import type { BaseBlock } from 'asn1js';
import type { Attribute } from 'pkijs';
import type { TimestampAuthority } from '../timestamp/timestampAuthority';
import type { Signer } from './signer';

const oid = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  timestampToken: '1.2.840.113549.1.9.16.2.14',
  sha256: '2.16.840.1.101.3.4.2.1',
  rsa: '1.2.840.113549.1.1.1',
  ec: '1.2.840.10045.4.3.2',
} as const;

const sha256 = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();
const octets = (bytes: Buffer): ArrayBuffer => Uint8Array.from(bytes).buffer;

/**
 * Returns the detached CMS signature (DER) of a content as PAdES wants it, level B-B, or B-T with a timestamp: signed attributes are
 * content type, message digest and the hash of the signer's certificate; the time of signing stands in the PDF's dictionary, so
 * it is no attribute (ETSI EN 319 142-1, section 6.3).
 */
export async function signatureOf(
  content: Buffer,
  signer: Signer,
  timestamps: TimestampAuthority | undefined,
): Promise<Buffer> {
  const asn1js = await import('asn1js');
  const pkijs = await import('pkijs');
  const [own] = signer.chain;
  const chain = signer.chain.map((der) => pkijs.Certificate.fromBER(octets(der)));
  const [certificate] = chain;
  if (certificate === undefined) throw new Error('a signer has a certificate');
  const attribute = (type: string, value: BaseBlock) => new pkijs.Attribute({ type, values: [value] });
  const certHash = new asn1js.OctetString({ valueHex: octets(sha256(own)) });
  const sequence = (value: BaseBlock) => new asn1js.Sequence({ value: [value] });
  const attributes = inOrder([
    attribute(oid.contentType, new asn1js.ObjectIdentifier({ value: oid.data })),
    attribute(oid.messageDigest, new asn1js.OctetString({ valueHex: octets(sha256(content)) })),
    // SigningCertificateV2: a list of ESSCertIDv2, whose hash algorithm is left out because SHA-256 is its default (RFC 5035).
    attribute(oid.signingCertificateV2, sequence(sequence(sequence(certHash)))),
  ]);
  const signedBytes = new asn1js.Set({ value: attributes.map((one) => one.toSchema()) }).toBER(false);
  const signature = await signer.sign(Buffer.from(signedBytes));
  const token = await timestamps?.tokenFor(sha256(signature));
  const digestAlgorithm = new pkijs.AlgorithmIdentifier({ algorithmId: oid.sha256 });
  const info = new pkijs.SignerInfo({
    version: 1,
    sid: new pkijs.IssuerAndSerialNumber({
      issuer: certificate.issuer,
      serialNumber: certificate.serialNumber,
    }),
    digestAlgorithm,
    signedAttrs: new pkijs.SignedAndUnsignedAttributes({ type: 0, attributes }),
    signatureAlgorithm: new pkijs.AlgorithmIdentifier({
      algorithmId: oid[signer.kind],
      ...(signer.kind === 'rsa' && { algorithmParams: new asn1js.Null() }),
    }),
    signature: new asn1js.OctetString({ valueHex: octets(signature) }),
    ...(token !== undefined && {
      unsignedAttrs: new pkijs.SignedAndUnsignedAttributes({
        type: 1,
        attributes: [attribute(oid.timestampToken, token)],
      }),
    }),
  });
  const signed = new pkijs.SignedData({
    version: 1,
    digestAlgorithms: [digestAlgorithm],
    encapContentInfo: new pkijs.EncapsulatedContentInfo({ eContentType: oid.data }),
    certificates: chain,
    signerInfos: [info],
  });
  const wrapped = new pkijs.ContentInfo({ contentType: oid.signedData, content: signed.toSchema(true) });
  return Buffer.from(wrapped.toSchema().toBER(false));
}

/** Sorts attributes as DER demands of a set: by their bytes. */
function inOrder(attributes: readonly Attribute[]): Attribute[] {
  const bytes = (one: Attribute) => Buffer.from(one.toSchema().toBER(false));
  return [...attributes].sort((one, other) => Buffer.compare(bytes(one), bytes(other)));
}
