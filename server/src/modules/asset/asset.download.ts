import type { Download } from '../../kit/download';
import { downloadEntries } from './asset.export.service';
import { linkOf } from './asset.rules';

/** Entries of a member's accounts; `linkKey` makes the key. */
export const entriesDownload: Download = {
  kind: 'entries',
  noun: 'orderFile',
  make: async (key, { db, now }) => {
    const link = linkOf(key);
    return link && downloadEntries(db, link, now());
  },
};
