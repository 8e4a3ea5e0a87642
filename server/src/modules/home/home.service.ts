import type { Home } from '@portal/shared/contract';
import type { Tx } from '../../db/client';
import { listArticles } from '../article/article.repo';
import { findPopular } from '../device/device.repo';
import { findPopup } from '../setting/setting.repo';
import { presentThanks } from '../thanks/thanks.present';
import { listThanks } from '../thanks/thanks.repo';
import { readTypes } from '../type/type.service';
import {
  presentBanner,
  presentHotItem,
  presentPartner,
  presentPrefecture,
  presentServiceCase,
} from './home.present';
import { findBanners, findPartners, findPrefectures } from './home.repo';

const hotItemsMax = 8;
/** Divisible by two and three, so that rows of both lengths are full. */
const serviceCasesMax = 6;
/** Rows of the thanks table (specification, section 9). */
export const thanksMax = 5;

/** Returns all content of the home page. */
export async function readHome(tx: Tx): Promise<Home> {
  const popup = await findPopup(tx);
  const cases = await listArticles(tx, { type: 'service', page: 1, size: serviceCasesMax });
  const thanks = await listThanks(tx, { page: 1, size: thanksMax });
  return {
    bannerArr: (await findBanners(tx)).map(presentBanner),
    typeArr: await readTypes(tx),
    prefectureNavBottomArr: (await findPrefectures(tx)).map(presentPrefecture),
    hotItems: (await findPopular(tx, hotItemsMax)).map(presentHotItem),
    serviceCaseArr: cases.rows.map(presentServiceCase),
    thanksArr: thanks.rows.map(presentThanks),
    partnerArr: (await findPartners(tx)).map(presentPartner),
    ...(popup === undefined ? {} : { popup }),
  };
}
