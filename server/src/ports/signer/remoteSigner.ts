import { createHash, createVerify } from 'node:crypto';
import { z } from 'zod';
import { postOutside, Unreachable } from '../unreachable';
import { checkValidity, readChain } from './chain';
import type { Signer } from './signer';

/** A service in front of the hardware that holds the key. */
export interface RemoteSettings {
  readonly certificate: string;
  readonly url: string;
  readonly token: string | undefined;
}

const answerShape = z.object({ signature: z.base64() });

/**
 * Asks a service for each signature: it gets `{ algorithm, digest }`, the SHA-256 in base64, and answers `{ signature }` in base64. What
 * does not verify with the certificate is refused, so that a key that was changed is found before a report is issued.
 */
export function remoteSigner({ certificate, url, token }: RemoteSettings, now: () => Date): Signer {
  const { own, identity } = readChain(certificate);
  const headers = {
    'Content-Type': 'application/json',
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
  };
  return {
    ...identity,
    sign: async (bytes) => {
      checkValidity(own, now());
      const digest = createHash('sha256').update(bytes).digest('base64');
      const algorithm = identity.kind === 'rsa' ? 'RSA-SHA256' : 'ECDSA-SHA256';
      const body = JSON.stringify({ algorithm, digest });
      const { status, answer } = await postOutside('signing service', url, { headers, body });
      const parsed = answerShape.safeParse(answer);
      if (status !== 200 || !parsed.success) throw new Unreachable(`signing service: answer ${status}`);
      const signature = Buffer.from(parsed.data.signature, 'base64');
      if (!createVerify('sha256').update(bytes).verify(own.publicKey, signature))
        throw new Unreachable('signing service: its signature does not fit the certificate');
      return signature;
    },
  };
}
