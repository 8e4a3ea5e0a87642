import type { Download, FileOf } from '../../kit/download';
import { zipNames } from '../zip/zip.rules';
import { storedEntries, zipOf } from '../zip/zip.service';
import { filesOfShare, openShareOf } from './dataShare.open.service';

/** Returns the key of a download of one shared file. */
export const sharedFileKey = (share_rid: string, file: string): string => `${share_rid}.${file}`;

/** The stored file behind such a key, while its link is open. */
export const fileOfShare: FileOf = async (tx, key, now) => {
  const [rid = '', file = ''] = key.split('.');
  const share = file === '' ? undefined : await openShareOf(tx, rid, now);
  const found = share && (await filesOfShare(tx, share));
  return found?.find(({ orderFile }) => orderFile.rid === file)?.file.rid;
};

export const dataShareDownloads: readonly Download[] = [
  {
    kind: 'sharedZip',
    noun: 'dataShare',
    make: async (key, { db, ports, now }) => {
      const found = await db.read(async (tx) => {
        const share = await openShareOf(tx, key, now());
        return share && { share, files: await filesOfShare(tx, share) };
      });
      if (!found || found.files.length === 0) return undefined;
      const entries = storedEntries(
        ports.files,
        found.files.map(({ file }) => file),
      );
      const [name = 'data.zip'] = zipNames([`${found.share.name}.zip`]);
      return { ...zipOf(entries), mime: 'application/zip', name };
    },
  },
];
