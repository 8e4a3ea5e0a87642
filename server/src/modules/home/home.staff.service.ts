import {
  contract,
  type Data,
  type Home,
  type HomeContent,
  type HomePart,
  reasons,
} from '@portal/shared/contract';
import { serviceType } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { refuse } from '../../http/error';
import { type ContentKind, contentDetail, draftsOf } from '../content/content.service';
import { openPreviewKey, previewKey } from '../content/previewKey.service';
import { findDevicesOnSale } from '../device/device.repo';
import { requirePictures } from '../picture/picture.service';
import { findLastSeeded } from '../seedRun/seedRun.repo';
import { closePopup, findPopup, openPopup } from '../setting/setting.repo';
import { findAllThanks, replaceThanks } from '../thanks/thanks.repo';
import { findChild, findTypes } from '../type/type.repo';
import { presentBanner, presentPartner } from './home.present';
import {
  findBanners,
  findPartners,
  findPrefectures,
  replaceBanners,
  replacePartners,
  replacePrefectures,
} from './home.repo';
import { readHome, thanksMax } from './home.service';

/** The lists of the home page as content; the key is the name of the part. */
export const homeKind: ContentKind<HomeContent> = {
  kind: 'home',
  noun: 'homePart',
  parse: (stored) => contract['staff/home/save'].input.shape.content.parse(stored),
  titleOf: ({ part, list }) => `${part} ${list.length}`,
  accept: acceptPart,
  published: async (tx, rid) => {
    const part = contract['staff/home/detail'].input.shape.part.safeParse(rid);
    if (!part.success) return undefined;
    return { content: await readPart(tx, part.data), since: (await findLastSeeded(tx)) ?? new Date(0) };
  },
  put: (tx, _rid, content) => replacePart(tx, content),
  remove: () => Promise.reject(new Error('a part of the home page is emptied, not withdrawn')),
};

async function readPart(tx: Tx, part: HomePart): Promise<HomeContent> {
  if (part === 'banner') return { part, list: (await findBanners(tx)).map(presentBanner) };
  if (part === 'partner') return { part, list: (await findPartners(tx)).map(presentPartner) };
  if (part === 'popup') {
    const popup = await findPopup(tx);
    return { part, list: popup === undefined ? [] : [popup] };
  }
  if (part === 'thanks')
    return { part, list: (await findAllThanks(tx)).map(({ position: _, ...row }) => row) };
  const areas = await findPrefectures(tx);
  return {
    part,
    list: areas.map(({ id, img, title, sketch }) => ({ id, title, sketch, ...(img !== null && { img }) })),
  };
}

function replacePart(tx: Tx, content: HomeContent): Promise<void> {
  if (content.part === 'banner') return replaceBanners(tx, content.list);
  if (content.part === 'partner') return replacePartners(tx, content.list);
  if (content.part === 'thanks') return replaceThanks(tx, content.list);
  if (content.part === 'popup') {
    const [popup] = content.list;
    return popup ? openPopup(tx, popup) : closePopup(tx);
  }
  return replacePrefectures(tx, content.list);
}

const wrong = (index: number, field: string, reason: string) =>
  refuse('invalid_input', { fields: { [`content.list.${index}.${field}`]: reason } });

/** Refuses unknown pictures, links to services that are not on sale, and children of other types than the special areas. */
async function acceptPart(tx: Tx, content: HomeContent): Promise<HomeContent> {
  for (const [index, entry] of content.list.entries()) {
    if ('img' in entry && entry.img !== undefined)
      await requirePictures(tx, { [`content.list.${index}.img`]: [entry.img] });
    if ('redirect' in entry) await requireTarget(tx, entry.redirect, index);
    if ('id' in entry && (await findChild(tx, entry.id))?.type_id !== serviceType.area)
      throw wrong(index, 'id', reasons.noSuchArea(entry.id));
  }
  if (content.part === 'prefecture') requireOnce(content.list);
  return content;
}

async function requireTarget(tx: Tx, target: string | undefined, index: number): Promise<void> {
  if (target === undefined) return;
  const isUrl = target.startsWith('https://') && URL.canParse(target);
  if (isUrl || (await findDevicesOnSale(tx, [target])).length > 0) return;
  throw wrong(index, 'redirect', reasons.bannerTarget);
}

function requireOnce(areas: readonly { readonly id: number }[]): void {
  const twice = areas.findIndex(({ id }, index) => areas.findIndex((one) => one.id === id) < index);
  if (twice >= 0) throw wrong(twice, 'id', reasons.areaTwice);
}

/** Returns a part as it is published, its draft and its versions. */
export async function partDetail(tx: Tx, part: HomePart): Promise<Data<'staff/home/detail'>> {
  const { rid: _, ...detail } = await contentDetail(tx, homeKind, part);
  return { part, ...detail };
}

/** Returns the home page with the drafts of its parts. */
export async function previewHome(tx: Tx): Promise<Home> {
  const home = await readHome(tx);
  const drafts = [...(await draftsOf(tx, homeKind)).values()].map(({ content }) => content);
  const children = (await findTypes(tx)).flatMap((group) => group.children);
  const names = new Map(children.map(({ id, name }) => [id, name]));
  return drafts.reduce((shown, draft) => withDraft(shown, draft, names), home);
}

function withDraft(home: Home, draft: HomeContent, names: ReadonlyMap<number, string>): Home {
  if (draft.part === 'banner') return { ...home, bannerArr: draft.list };
  if (draft.part === 'partner') return { ...home, partnerArr: draft.list };
  if (draft.part === 'thanks') return { ...home, thanksArr: draft.list.slice(0, thanksMax) };
  if (draft.part === 'popup') return withPopup(home, draft.list[0]);
  const areas = draft.list.map((area) => ({ ...area, name: names.get(area.id) ?? '' }));
  return { ...home, prefectureNavBottomArr: areas.sort((a, b) => a.id - b.id) };
}

function withPopup({ popup: _, ...rest }: Home, popup: Home['popup']): Home {
  return popup === undefined ? rest : { ...rest, popup };
}

/** One link shows the drafts of all parts. */
const wholePage = 'all';

interface Signing {
  readonly secret: string;
  readonly at: Date;
}

/** Returns a path that shows the home page with its drafts to whoever has it. */
export function linkToHome({ secret, at }: Signing): Data<'staff/home/previewLink'> {
  const { key, until } = previewKey(secret, 'home', wholePage, at);
  return { link: `/preview/home/${key}`, until: until.toISOString() };
}

/** Returns the home page with its drafts by the key of a link; refuses one that this portal did not sign, or that has expired. */
export async function homeByLink(
  tx: Tx,
  key: string,
  { secret, at }: Signing,
): Promise<Data<'open/preview/home'>> {
  const opened = openPreviewKey(secret, 'home', key, at);
  if (opened?.rid !== wholePage) throw refuse('not_found');
  return { until: opened.until.toISOString(), home: await previewHome(tx) };
}
