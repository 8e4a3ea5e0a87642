import { labClock } from '@portal/shared/rules';
import type { App } from '../../deps';
import { route } from '../../http/route';
import { countAttempt } from '../limit/limit.service';
import { exportLink } from '../listExport/listExport.service';
import { fileLink } from '../upload/fileLink.service';
import { memberLabelKey } from './sample.label.service';
import { labelLimits, sampleLimits } from './sample.limits';
import { memberShippingLabelKey } from './sample.parcel.service';
import { discardSample, keepSample, listOwnSamples, ownSampleDetail } from './sample.service';

export function sampleRoutes(app: App): void {
  route(app, 'auth/web/sample/list4person', (input, { db, member, now }) =>
    db.read((tx) => listOwnSamples(tx, member.rid, input, now())),
  );

  route(app, 'auth/web/sample/export', (input, context) => exportLink('samples', input, context));

  route(app, 'auth/web/sample/detail', ({ rid }, { db, member, now }) =>
    db.read((tx) => ownSampleDetail(tx, member.rid, rid, now())),
  );

  route(app, 'auth/sample/keep', async ({ rid }, { db, member, now }) => {
    await countAttempt(db, sampleLimits(member.rid), now());
    return db.transaction((tx) => keepSample(tx, rid, { user_rid: member.rid, at: now() }));
  });

  route(app, 'auth/sample/destroy', async ({ rid }, { db, member, now }) => {
    await countAttempt(db, sampleLimits(member.rid), now());
    const { today } = labClock(now());
    return db.transaction((tx) => discardSample(tx, rid, today, { user_rid: member.rid, at: now() }));
  });

  route(app, 'auth/sample/labels', async (input, { db, member, secret, now }) => {
    await countAttempt(db, labelLimits(member.rid), now());
    const key = await db.read((tx) => memberLabelKey(tx, member.rid, input));
    return { url: fileLink(secret, key, now(), 'labels') };
  });

  route(app, 'auth/sample/shippingLabel', async (input, { db, member, secret, now }) => {
    await countAttempt(db, labelLimits(member.rid), now());
    const key = await db.read((tx) => memberShippingLabelKey(tx, member.rid, input));
    return { url: fileLink(secret, key, now(), 'shippingLabel') };
  });
}
