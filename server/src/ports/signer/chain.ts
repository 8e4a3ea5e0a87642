import { X509Certificate } from 'node:crypto';
import { Unreachable } from '../unreachable';
import type { Signer } from './signer';

/** Thrown when certificate and key can't be used; the message is for ops and has no secret. */
export class BadCertificate extends Unreachable {}

/** What a certificate says about a signer. */
export type Identity = Omit<Signer, 'sign'>;

const blocks = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g;

/** Reads PEM certificates, the signer's own first. Throws {@link BadCertificate}. */
export function readChain(pem: string): { readonly own: X509Certificate; readonly identity: Identity } {
  const [own, ...issuers] = (pem.match(blocks) ?? []).map(readOne);
  if (own === undefined) throw new BadCertificate('it has no PEM certificate');
  const kind = own.publicKey.asymmetricKeyType;
  if (kind !== 'rsa' && kind !== 'ec') throw new BadCertificate(`keys of the type ${kind} can't sign PDFs`);
  const identity: Identity = {
    chain: [own.raw, ...issuers.map(({ raw }) => raw)],
    subject: nameIn(own.subject),
    issuer: nameIn(own.issuer),
    selfMade: own.subject === own.issuer,
    kind,
  };
  return { own, identity };
}

function readOne(block: string): X509Certificate {
  try {
    return new X509Certificate(block);
  } catch {
    throw new BadCertificate('a PEM certificate in it is damaged');
  }
}

/** Returns the common name of a distinguished name, else its organisation, else all of it in one line. */
function nameIn(distinguished: string): string {
  const parts = new Map(
    distinguished.split('\n').map((line): [string, string] => {
      const at = line.indexOf('=');
      return [line.slice(0, at), line.slice(at + 1)];
    }),
  );
  return parts.get('CN') ?? parts.get('O') ?? distinguished.replaceAll('\n', ', ');
}

/** Throws {@link BadCertificate} when a certificate does not hold at a time. */
export function checkValidity({ validFrom, validTo }: X509Certificate, now: Date): void {
  if (now < new Date(validFrom)) throw new BadCertificate(`the certificate holds only from ${validFrom}`);
  if (now > new Date(validTo)) throw new BadCertificate(`the certificate expired on ${validTo}`);
}
