import type { App } from '../../deps';
import { route } from '../../http/route';
import { fileLink } from '../upload/fileLink.service';
import { expectedSamples } from './sample.expected.service';
import { staffLabelKey } from './sample.label.service';
import { receiveSample } from './sample.receive.service';
import { dueSamples, moveSample, placeSample, sendSamples, staffSampleDetail } from './sample.staff.service';

export function sampleStaffRoutes(app: App): void {
  route(app, 'staff/sample/expected', ({ code }, { db }) => db.read((tx) => expectedSamples(tx, code)));

  route(app, 'staff/sample/receive', (input, { db, member, now }) =>
    db.transaction((tx) => receiveSample(tx, input, { staff_rid: member.rid, at: now() })),
  );

  route(app, 'staff/sample/place', (input, { db, member, now }) =>
    db.transaction((tx) => placeSample(tx, input, { staff_rid: member.rid, at: now() })),
  );

  route(app, 'staff/sample/send', (input, { db, member, now }) =>
    db.transaction((tx) => sendSamples(tx, input, { staff_rid: member.rid, at: now() })),
  );

  route(app, 'staff/sample/move', (input, { db, member, now }) =>
    db.transaction((tx) => moveSample(tx, input, { staff_rid: member.rid, at: now() })),
  );

  route(app, 'staff/sample/detail', ({ code }, { db, now }) =>
    db.read((tx) => staffSampleDetail(tx, code, now())),
  );

  route(app, 'staff/sample/due', (page, { db, now }) => db.read((tx) => dueSamples(tx, page, now())));

  route(app, 'staff/sample/labels', async (input, { db, secret, now }) => {
    const key = await db.read((tx) => staffLabelKey(tx, input));
    return { url: fileLink(secret, key, now(), 'labels') };
  });
}
