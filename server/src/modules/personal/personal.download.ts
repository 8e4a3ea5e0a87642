import { labClock } from '@portal/shared/rules';
import type { Download } from '../../kit/download';
import { countAttempt } from '../limit/limit.service';
import { findUser } from '../user/user.repo';
import { zipOf } from '../zip/zip.service';
import { exportName } from './personal.export.rules';
import { exportOf } from './personal.export.service';
import { downloadLimits } from './personal.limits';

/** All data of a member; the key is the member's. */
export const exportDownload: Download = {
  kind: 'export',
  noun: 'orderFile',
  make: async (rid, deps) => {
    const { db, now } = deps;
    await countAttempt(db, downloadLimits(rid), now());
    const user = await db.read((tx) => findUser(tx, rid));
    if (!user) return undefined;
    const zip = zipOf(await exportOf(deps, user));
    return { ...zip, mime: 'application/zip', name: exportName(labClock(now()).today) };
  },
};
