import type { Home, Parsed } from '@portal/shared/contract';
import type { Tx } from '../../db/client';
import { audit } from '../audit/audit.repo';
import { firstPopup } from './popup.notice';
import { closePopup, findPopup, openPopup } from './setting.repo';

type Popup = NonNullable<Home['popup']>;

/** Opens or closes the popup and writes the audit log; returns the popup of the home page. */
export async function setPopup(
  tx: Tx,
  { open, img, title, link }: Parsed<'staff/setting/popup'>,
  { staff_rid, at }: { staff_rid: string; at: Date },
): Promise<Popup | undefined> {
  const before = (await findPopup(tx)) ?? firstPopup;
  const popup = { img: img ?? before.img, title: title ?? before.title, link: link ?? before.link };
  if (open) await openPopup(tx, popup);
  else await closePopup(tx);
  await audit(tx, { staff_rid, act: open ? 'popup.open' : 'popup.close', target: 'popup', note: '', at });
  return open ? popup : undefined;
}
