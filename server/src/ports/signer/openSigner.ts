import { join } from 'node:path';
import { EnvError } from '@portal/shared/node';
import { keptText } from '../../dataDir';
import type { Deps } from '../../deps';
import { BadCertificate } from './chain';
import { pemSigner } from './pemSigner';
import { remoteSigner } from './remoteSigner';
import type { Signer } from './signer';

/**
 * Opens what signs documents: the configured key or service; in local mode a key that the first start makes; undefined in production without
 * one. Throws {@link EnvError} when the certificate can't be used.
 */
export async function openSigner({ env, now }: Pick<Deps, 'env' | 'now'>): Promise<Signer | undefined> {
  const { signing } = env;
  try {
    if (signing === undefined) return env.mode === 'local' ? await selfMade(env.dataDir, now) : undefined;
    return 'url' in signing ? remoteSigner(signing, now) : pemSigner(signing, now);
  } catch (error) {
    if (!(error instanceof BadCertificate)) throw error;
    throw new EnvError(`PORTAL_SIGNING_CERTIFICATE can't be used: ${error.message}`);
  }
}

async function selfMade(dataDir: string, now: () => Date): Promise<Signer> {
  const pem = await keptText(join(dataDir, 'signer.pem'), async () => {
    const { makeSelfSigned } = await import('./selfMade');
    return makeSelfSigned(now());
  });
  return pemSigner({ certificate: pem, key: pem, password: undefined }, now);
}
