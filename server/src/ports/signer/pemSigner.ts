import { createPrivateKey, type KeyObject, sign } from 'node:crypto';
import { BadCertificate, checkValidity, readChain } from './chain';
import type { Signer } from './signer';

/** A certificate and its key in PEM. */
export interface PemSettings {
  readonly certificate: string;
  readonly key: string;
  readonly password: string | undefined;
}

/** Signs with a key of this process. Throws {@link BadCertificate} at once when key and certificate don't fit each other. */
export function pemSigner({ certificate, key, password }: PemSettings, now: () => Date): Signer {
  const { own, identity } = readChain(certificate);
  const secret = readKey(key, password);
  if (!own.checkPrivateKey(secret)) throw new BadCertificate('the key is not that of the first certificate');
  checkValidity(own, now());
  return {
    ...identity,
    sign: async (bytes) => {
      // A process runs for months; what it signs after the last day nobody would accept.
      checkValidity(own, now());
      return sign('sha256', bytes, secret);
    },
  };
}

function readKey(key: string, password: string | undefined): KeyObject {
  try {
    return createPrivateKey({ key, ...(password !== undefined && { passphrase: password }) });
  } catch {
    throw new BadCertificate('the key can’t be read: it must be PEM, with its password when it has one');
  }
}
