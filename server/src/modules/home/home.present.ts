import type { Home } from '@portal/shared/contract';
import type { ArticleRow } from '../article/article.repo';
import type { DeviceRow } from '../device/device.repo';
import type { BannerRow, PartnerRow, PrefectureRow } from './home.repo';

export function presentBanner({ img, title, description, redirect }: BannerRow): Home['bannerArr'][number] {
  return {
    img,
    ...(title === null ? {} : { title }),
    ...(description === null ? {} : { description }),
    ...(redirect === null ? {} : { redirect }),
  };
}

export function presentPrefecture(row: PrefectureRow): Home['prefectureNavBottomArr'][number] {
  const { id, name, img, title, sketch } = row;
  return { id, name, ...(img === null ? {} : { img }), title, sketch };
}

export function presentHotItem(row: DeviceRow): Home['hotItems'][number] {
  const { rid, name, img, sketch, price_fen, unit, turnaround_days, order } = row;
  return { rid, name, img, sketch, price_fen, unit, turnaround_days, order };
}

export function presentServiceCase(row: ArticleRow): Home['serviceCaseArr'][number] {
  const { rid, title, img, sketch, source, created } = row;
  return { rid, title, img, sketch, source: source ?? '', created };
}

export function presentPartner({ name, img }: PartnerRow): Home['partnerArr'][number] {
  return { name, img };
}
