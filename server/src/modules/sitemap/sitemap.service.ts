import type { Data } from '@portal/shared/contract';
import { labClock } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { findArticleDays } from '../article/article.repo';
import { findDeviceDays } from '../device/device.repo';
import { findLastSeeded } from '../seedRun/seedRun.repo';
import { findTypes } from '../type/type.repo';

type Sitemap = Data<'open/web/sitemap'>;

/** Public pages with fixed content (specification, section 2). */
const staticPages = [
  ...['/about/profile', '/about/culture', '/about/recruit', '/contact', '/guide', '/require'],
  ...['/license', '/policy', '/televised', '/list/thanks'],
];

/** Pages that list the newest content. */
const changing = ['/', '/project', '/list/news', '/list/course', '/list/service'];

/** Returns every public path with the day of its last change; `now` is the default when no content exists yet. */
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
    ...staticPages.map((path) => ({ path, changed: written })),
    ...devices,
    ...articles,
  ];
}
