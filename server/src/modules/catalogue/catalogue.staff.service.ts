import {
  contract,
  type Data,
  type Device,
  type DeviceContent,
  type Parsed,
  reasons,
} from '@portal/shared/contract';
import { comparable, type StaffRole } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { refuse } from '../../http/error';
import { requireRole } from '../../http/member';
import { sanitize } from '../../http/sanitize';
import { indexArticles } from '../article/article.words.service';
import { type ContentKind, draftOf, draftsOf, hasWords } from '../content/content.service';
import { galleryOf } from '../device/device.gallery.rules';
import { presentDevice } from '../device/device.present';
import {
  findDevice,
  findDevicePage,
  findDevices,
  findRelated,
  listForStaff,
  putDevice,
  relatedMax,
  setWithdrawn,
} from '../device/device.repo';
import { indexDevices } from '../device/device.words.service';
import { requirePictures } from '../picture/picture.service';
import { findChild } from '../type/type.repo';
import { columnsOf, contentOf, hasSamePrices, listPrice } from './catalogue.content.rules';

/** Services as content. */
export const deviceKind: ContentKind<DeviceContent> = {
  kind: 'device',
  noun: 'device',
  parse: (stored) => contract['staff/device/save'].input.shape.content.parse(stored),
  titleOf: ({ name }) => name,
  accept: acceptDevice,
  published: async (tx, rid) => {
    const row = await findDevice(tx, rid);
    if (!row || row.withdrawn !== null) return undefined;
    return { content: contentOf(row, await findDevicePage(tx, rid)), since: row.changed };
  },
  put: async (tx, rid, content, at) => {
    const type_id = await typeOfChild(tx, content.child_id);
    const { row, page } = columnsOf(rid, content, { type_id, at });
    await putDevice(tx, row, page);
    await indexService(tx, rid);
  },
  remove: async (tx, rid, at) => {
    await setWithdrawn(tx, rid, at);
    await indexService(tx, rid);
  },
};

/** Writes the words by which searches find a service and the articles about it. */
async function indexService(tx: Tx, rid: string): Promise<void> {
  await indexDevices(tx, rid);
  await indexArticles(tx, { device_rid: rid });
}

const wrong = (field: string, reason: string) =>
  refuse('invalid_input', { fields: { [`content.${field}`]: reason } });

/** Sanitises the details. Refuses unknown types and pictures, and a price that is not above zero. */
async function acceptDevice(tx: Tx, content: DeviceContent): Promise<DeviceContent> {
  await typeOfChild(tx, content.child_id);
  if (listPrice(content) <= 0) throw wrong('base_fen', reasons.priceNotPositive);
  requireOwnNames(content.options);
  const detail = sanitize(content.detail);
  await requirePictures(tx, { 'content.gallery': content.gallery, 'content.detail': detail });
  return { ...content, detail };
}

/** Refuses two options, or two choices of an option, of one name: who orders could not tell them apart. */
function requireOwnNames(options: DeviceContent['options']): void {
  const twice = secondOf(options);
  if (twice) throw wrong(`options.${twice.index}.label`, reasons.optionTwice(twice.label));
  for (const [at, { choices }] of options.entries()) {
    const again = secondOf(choices);
    if (again) throw wrong(`options.${at}.choices.${again.index}.label`, reasons.choiceTwice(again.label));
  }
}

/** Returns the first whose name an earlier one has. */
function secondOf(named: readonly { readonly label: string }[]) {
  const names = named.map(({ label }) => comparable(label));
  const index = names.findIndex((name, at) => names.indexOf(name) < at);
  const found = named[index];
  return found && { index, label: found.label };
}

/** Returns the type of a child of types; refuses an unknown one. */
async function typeOfChild(tx: Tx, child_id: number): Promise<number> {
  const child = await findChild(tx, child_id);
  if (!child) throw wrong('child_id', reasons.noSuchChild(child_id));
  return child.type_id;
}

/** Returns a check for publications: a new service and changed prices need the role `manager`. */
export const permitPrices =
  (roles: readonly StaffRole[]) =>
  (content: DeviceContent, before: DeviceContent | undefined): void => {
    if (!before || !hasSamePrices(content, before)) requireRole(roles, ['manager']);
  };

/** Returns the draft of a service as its page would show it. */
export async function previewDevice(tx: Tx, rid: string, at: Date): Promise<Device> {
  const content = await draftOf(tx, deviceKind, rid);
  const type_id = await typeOfChild(tx, content.child_id);
  const { row, page } = columnsOf(rid, content, { type_id, at });
  const counted = (await findDevice(tx, rid)) ?? { order: 0, evaluations: 0, stars: 0 };
  const { order, evaluations, stars } = counted;
  const shown = { ...row, popularity: 0, order, evaluations, stars, words: '', position: 0, cost_fen: null };
  return presentDevice(
    shown,
    { ...page, device_rid: rid },
    await findRelated(tx, shown, relatedMax),
    galleryOf(shown),
  );
}

/**
 * Returns a page of all services; the first page begins with the drafts of services that were never published. With a state, all that
 * have a draft, or that visitors do not see: they are few.
 */
export async function listDevicesOfStaff(
  tx: Tx,
  { state, kw, page, size }: Parsed<'staff/device/list'>,
): Promise<Data<'staff/device/list'>> {
  const drafts = await draftsOf(tx, deviceKind);
  const { total, rows } = await listForStaff(tx, {
    kw,
    drafted: state === 'draft' ? [...drafts.keys()] : undefined,
    withdrawn: state === 'unpublished',
    page,
    size,
  });
  const known = new Set((await findDevices(tx, [...drafts.keys()])).map(({ rid }) => rid));
  const added = [...drafts]
    .filter(([rid, { content }]) => !known.has(rid) && hasWords(content.name, kw))
    .map(([rid, { content, saved }]) => {
      const { name, child_id } = content;
      return { rid, name, child_id, price_fen: listPrice(content), state: 'draft' as const, draft: saved };
    });
  const stored = rows.map(({ rid, name, child_id, price_fen, withdrawn }) => {
    const state = withdrawn === null ? ('onSale' as const) : ('withdrawn' as const);
    return { rid, name, child_id, price_fen, state, draft: drafts.get(rid)?.saved ?? null };
  });
  return { total: total + added.length, list: [...(page === 1 ? added : []), ...stored] };
}
