import type { Data, Parsed } from '@portal/shared/contract';
import type { Db, Tx } from '../../db/client';
import { presentCard } from '../device/device.present';
import {
  countMatches,
  type DeviceRow,
  findBest,
  findDevicesOnSale,
  matchDevices,
  searchDevices,
} from '../device/device.repo';
import { deviceNames } from '../device/device.vocabulary.service';
import { countTypes } from '../device/facet.repo';
import { attempts } from '../keyword/keyword.attempt.rules';
import { searchTerms } from '../keyword/keyword.match.rules';
import { nearest } from '../keyword/keyword.nearest.rules';
import type { Match } from '../keyword/keyword.repo';
import { plain } from '../keyword/keyword.rules';
import type { Vocabulary } from '../keyword/keyword.vocabulary.rules';
import { countArticles, findArticleHits, matchArticles } from './search.repo';
import { warmWords } from './search.warm.rules';

type Search = Parsed<'open/web/search'>;
type Found = Data<'open/web/search'>;

/** Maximum number of articles beside the services. */
const articlesBeside = 6;

/** Maximum number of services that are offered when none is called so. */
const nearMax = 4;

/** Maximum number of services that are suggested while typing. */
const suggestionsMax = 6;

const noServices = { total: 0, strong: 0, list: [], types: [] };
const noNear = { words: [], services: [] };

/** Returns services and articles that match the words. An empty search has no results. */
export async function search(read: Db['read'], asked: Search): Promise<Found> {
  if (asked.kw === '') return emptySearch;
  const names = await deviceNames(read);
  return read((tx) => searchByNames(tx, asked, names));
}

const emptySearch: Found = {
  services: noServices,
  articles: { total: 0, list: [] },
  counts: { device: 0, news: 0, course: 0 },
  terms: [],
  near: noNear,
};

/** The search with the names that it knows. */
export async function searchByNames(tx: Tx, asked: Search, names: Vocabulary): Promise<Found> {
  const ways = attempts(names, asked.kw);
  const devices = await matchDevices(tx, ways);
  const articles = await matchArticles(tx, ways, devices);
  const reading = await countArticles(tx, articles);
  const all = await countMatches(tx, {}, devices);
  const { attempt } = devices.attempt ? devices : articles;
  return {
    services: await findServices(tx, asked, devices, all),
    articles: await findReading(tx, asked, articles, reading),
    counts: { device: all.total, ...reading },
    terms: searchTerms(attempt?.words ?? [], asked.kw),
    near: await findNear(tx, asked, devices, names),
  };
}

/** Returns the services that a search would put first; when none is called so, those with the most similar names. */
export async function suggest(read: Db['read'], kw: string): Promise<DeviceRow[]> {
  if (plain(kw) === '') return [];
  const names = await deviceNames(read);
  return read(async (tx) => {
    const match = await matchDevices(tx, attempts(names, kw));
    const near = match.strong ? [] : await findLike(tx, nearest(names, kw), names);
    return near.length > 0 ? near : findBest(tx, match, suggestionsMax);
  });
}

const relaxedBy = ({ relaxed }: Match) => (relaxed === undefined ? {} : { relaxed });

async function findServices(
  tx: Tx,
  asked: Search,
  match: Match,
  all: Awaited<ReturnType<typeof countMatches>>,
): Promise<Found['services']> {
  if (asked.kind === 'news' || asked.kind === 'course') return noServices;
  const { total, rows } = await searchDevices(tx, asked, match);
  return {
    total,
    strong: total === all.total ? all.strong : (await countMatches(tx, asked, match)).strong,
    list: rows.map(presentCard),
    types: await countTypes(tx, asked, match),
    ...relaxedBy(match),
  };
}

/** Words and services instead: how a name is spelt, or the most similar names when no service is called so. */
async function findNear(tx: Tx, { kw }: Search, match: Match, names: Vocabulary): Promise<Found['near']> {
  const shown = (keys: readonly string[]) => keys.flatMap((key) => names.names.get(key)?.shown ?? []);
  if (match.relaxed === 'spelling') return { words: shown(match.attempt?.words ?? []), services: [] };
  if (match.strong) return noNear;
  const keys = nearest(names, kw);
  return { words: shown(keys), services: (await findLike(tx, keys, names)).map(presentCard) };
}

/** Returns services with these names, in the order of the names. */
async function findLike(tx: Tx, keys: readonly string[], { names }: Vocabulary): Promise<DeviceRow[]> {
  const rids = [...new Set(keys.flatMap((key) => [...(names.get(key)?.rids ?? [])]))].slice(0, nearMax);
  const rows = await findDevicesOnSale(tx, rids);
  return rids.flatMap((rid) => rows.filter((row) => row.rid === rid));
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

/** Does what the first search after a start would wait for: reads the names, loads packages and has the code compiled. */
export async function warmSearch(read: Db['read']): Promise<void> {
  for (const kw of warmWords) await search(read, { kw, kind: undefined, sort: 'default', page: 1, size: 1 });
}
