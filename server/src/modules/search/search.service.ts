import type { Data, Parsed } from '@portal/shared/contract';
import type { Tx } from '../../db/client';
import { presentCard } from '../device/device.present';
import { countMatches, matchDevices, searchDevices } from '../device/device.repo';
import { countTypes } from '../device/facet.repo';
import { searchTerms } from '../keyword/keyword.match.rules';
import type { Match } from '../keyword/keyword.repo';
import { countArticles, findArticleHits, matchArticles } from './search.repo';

type Search = Parsed<'open/web/search'>;
type Found = Data<'open/web/search'>;

/** Maximum number of articles beside the services. */
const articlesBeside = 6;

/** Returns services and articles that match the words. An empty search has no results. */
export async function search(tx: Tx, asked: Search): Promise<Found> {
  const terms = searchTerms(asked.kw);
  if (terms.length === 0)
    return {
      services: { total: 0, list: [], types: [] },
      articles: { total: 0, list: [] },
      counts: { device: 0, news: 0, course: 0 },
      terms,
    };
  const devices = await matchDevices(tx, asked.kw);
  const articles = await matchArticles(tx, asked.kw);
  const reading = await countArticles(tx, articles);
  return {
    services: await findServices(tx, asked, devices),
    articles: await findReading(tx, asked, articles, reading),
    counts: { device: await countMatches(tx, devices), ...reading },
    terms,
  };
}

const relaxedBy = ({ relaxed }: Match) => (relaxed === undefined ? {} : { relaxed });

async function findServices(tx: Tx, asked: Search, match: Match): Promise<Found['services']> {
  if (asked.kind === 'news' || asked.kind === 'course') return { total: 0, list: [], types: [] };
  const { total, rows } = await searchDevices(tx, asked, match);
  return {
    total,
    list: rows.map(presentCard),
    types: await countTypes(tx, asked, match),
    ...relaxedBy(match),
  };
}

async function findReading(
  tx: Tx,
  { kind, page, size }: Search,
  match: Match,
  counts: Awaited<ReturnType<typeof countArticles>>,
): Promise<Found['articles']> {
  if (kind === 'device') return { total: 0, list: [] };
  const beside = kind === undefined;
  return {
    total: beside ? counts.news + counts.course : counts[kind],
    list: await findArticleHits(tx, match, {
      kind,
      page: beside ? 1 : page,
      size: beside ? articlesBeside : size,
    }),
    ...relaxedBy(match),
  };
}
