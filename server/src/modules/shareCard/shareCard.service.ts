import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { markSvg } from '@portal/shared/look';
import { motto, staticMeta } from '@portal/shared/meta';
import type { Deps } from '../../deps';
import { refuse } from '../../http/error';
import { findArticle } from '../article/article.repo';
import { findDevice } from '../device/device.repo';
import { fontPath } from '../pdf/pdf.font.document';
import { findUploaded } from '../picture/picture.repo';
import { findDrawn } from '../picture/picture.service';
import { type CardFacts, cardFont, cardSvg } from './shareCard.document';

type Sources = Pick<Deps, 'db' | 'ports'>;

/** Cards that are kept, about 60 kB each, and those that may be drawn or wait at once. */
const most = { kept: 200, drawing: 8 } as const;
const kept = new Map<string, Buffer>();
const drawing = new Map<string, Promise<Buffer>>();

/** Widths of the icon in px: tab, home screens, and what they install. */
const iconSizes = [48, 180, 192, 512];

/** Returns the icon of this width as PNG; refuses other widths with not_found. */
export async function iconOf(size: string): Promise<Buffer> {
  if (!iconSizes.includes(Number(size))) throw refuse('not_found');
  return pngOf(markSvg(Number(size)));
}

/** Returns the card of the portal as PNG. */
export const portalCard = (): Promise<Buffer> =>
  cardOf({ title: motto, text: staticMeta('/', '')?.description ?? '' });

/** Returns the card of a service as PNG; refuses an unknown one with not_found. */
export async function deviceCard({ db, ports }: Sources, rid: string): Promise<Buffer> {
  const row = await db.read((tx) => findDevice(tx, rid));
  if (!row) throw refuse('not_found');
  const { name, sketch, img, price_fen, unit, withdrawn } = row;
  const price = withdrawn === null ? { price: { fen: price_fen, unit } } : {};
  return cardOf({ title: name, text: sketch, ...price, picture: await pictureOf({ db, ports }, img) });
}

/** Returns the card of an article as PNG; refuses an unknown one with not_found. */
export async function articleCard({ db, ports }: Sources, rid: string): Promise<Buffer> {
  const row = await db.read((tx) => findArticle(tx, rid));
  if (!row) throw refuse('not_found');
  return cardOf({ title: row.title, text: row.sketch, picture: await pictureOf({ db, ports }, row.img) });
}

/** Types of pictures that a card can contain. */
const drawable = new Set(['image/png', 'image/jpeg']);

async function pictureOf({ db, ports }: Sources, img: string): Promise<CardFacts['picture']> {
  const name = img.replace('/upload/img/', '');
  const drawn = await findDrawn(name);
  if (drawn) return { mime: 'image/svg+xml', bytes: drawn.body.plain };
  const row = await db.read((tx) => findUploaded(tx, name));
  if (!row || !drawable.has(row.mime)) return undefined;
  const content = await ports.files.open(row.stored);
  if (!content) return undefined;
  return { mime: row.mime, bytes: await buffer(content.stream) };
}

const cardOf = (facts: CardFacts): Promise<Buffer> => pngOf(cardSvg(facts));

/** Returns a drawn picture. The same one is drawn once; too many at a time are refused with unavailable. */
async function pngOf(svg: string): Promise<Buffer> {
  const key = createHash('sha256').update(svg).digest('base64');
  const known = kept.get(key) ?? drawing.get(key);
  if (known) return known;
  if (drawing.size >= most.drawing) throw refuse('unavailable');
  const card = draw(svg).finally(() => drawing.delete(key));
  drawing.set(key, card);
  const png = await card;
  const oldest = kept.keys().next();
  if (kept.size >= most.kept && !oldest.done) kept.delete(oldest.value);
  kept.set(key, png);
  return png;
}

/** Draws in a thread of Node's pool, so that no request waits for it. */
async function draw(svg: string): Promise<Buffer> {
  const { renderAsync } = await import('@resvg/resvg-js');
  const image = await renderAsync(svg, {
    font: { fontFiles: [fontPath()], loadSystemFonts: false, defaultFontFamily: cardFont },
  });
  return image.asPng();
}
