import { contract, type Home, type Settings } from '@portal/shared/contract';
import { eq, ne } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { settings } from './setting.table';

const popupKey = 'popup';

/** Returns all settings by key; throws when one without a default is missing or one does not satisfy the contract. */
export async function findSettings(tx: Tx): Promise<Settings> {
  const rows = await tx.select().from(settings).where(ne(settings.key, popupKey));
  return contract['staff/setting/list'].data.parse(
    Object.fromEntries(rows.map(({ key, value }) => [key, value])),
  );
}

/** Stores the value of one setting and returns the previous one, undefined when there was none. */
export async function updateSetting<Key extends keyof Settings>(
  tx: Tx,
  key: Key,
  value: Settings[Key],
): Promise<unknown> {
  const [before] = await tx.select().from(settings).where(eq(settings.key, key)).for('no key update');
  // A column of JSON can't hold null: without a row the default of the contract applies.
  if (value === null) await tx.delete(settings).where(eq(settings.key, key));
  else
    await tx
      .insert(settings)
      .values({ key, value })
      .onConflictDoUpdate({ target: settings.key, set: { value } });
  return before?.value;
}

/** Returns the promotional popup of the home page; undefined while it is closed. */
export async function findPopup(tx: Tx): Promise<Home['popup']> {
  const [row] = await tx.select().from(settings).where(eq(settings.key, popupKey));
  return contract['open/web/index'].data.shape.popup.parse(row?.value);
}

/** Stores the settings of a new portal; those that are null have no row. */
export async function insertSettings(tx: Tx, values: Settings): Promise<void> {
  const stored = Object.entries(values).filter(([, value]) => value !== null);
  await tx.insert(settings).values(stored.map(([key, value]) => ({ key, value })));
}

/** Opens the popup with this content and replaces any earlier one. */
export async function openPopup(tx: Tx, value: NonNullable<Home['popup']>): Promise<void> {
  await tx
    .insert(settings)
    .values({ key: popupKey, value })
    .onConflictDoUpdate({ target: settings.key, set: { value } });
}

export async function closePopup(tx: Tx): Promise<void> {
  await tx.delete(settings).where(eq(settings.key, popupKey));
}
