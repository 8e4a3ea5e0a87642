import { join } from 'node:path';
import type { Deps } from '../deps';
import { folderFiles } from './files/folderFiles';
import type { Ports } from './index';
import { localMail, localSms } from './localInbox';
import { noMail, noSms } from './unconfigured';

/** The adapters that the mode asks for. Providers of text messages and mail in production are to come. */
export function openPorts(deps: Pick<Deps, 'env' | 'db' | 'now'>): Ports {
  const local = deps.env.mode === 'local';
  return {
    files: folderFiles(join(deps.env.dataDir, 'files')),
    sms: local ? localSms(deps) : noSms,
    mail: local ? localMail(deps) : noMail,
  };
}
