import type { Data } from '@portal/shared/contract';
import { labClock } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { findArticleDays } from '../article/article.repo';
import { findDeviceDays } from '../device/device.repo';
import { findLastSeeded } from '../seedRun/seedRun.repo';
import { findTypes } from '../type/type.repo';

type Sitemap = Data<'open/web/sitemap'>;

/** Public pages whose text comes with the portal (specification, section 2). */
const standing = [
  ...['/about/profile', '/about/culture', '/about/recruit', '/contact', '/guide', '/require'],
  ...['/license', '/policy', '/televised', '/list/thanks'],
];

/** Pages that show the newest of what is kept. */
const changing = ['/', '/project', '/list/news', '/list/course', '/list/service'];

/** Every public path with the day of its last change, `now` standing in while nothing was written yet. */
export async function readSitemap(tx: Tx, now: Date): Promise<Sitemap> {
  const dayOf = (at: Date) => labClock(at).today;
  const written = dayOf((await findLastSeeded(tx)) ?? now);
  const devices = (await findDeviceDays(tx)).map((row) => ({
    path: `/detail/${row.rid}`,
    changed: dayOf(row.changed),
  }));
  const articles = (await findArticleDays(tx)).map((row) => ({
    path: `/article/${row.rid}`,
    changed: row.changed,
  }));
  const types = (await findTypes(tx)).map(({ type }) => `/project/${type.id}/${type.name}`);
  const newest = [...devices, ...articles].reduce(
    (last, { changed }) => (changed > last ? changed : last),
    written,
  );
  return [
    ...[...changing, ...types].map((path) => ({ path, changed: newest })),
    ...standing.map((path) => ({ path, changed: written })),
    ...devices,
    ...articles,
  ];
}
