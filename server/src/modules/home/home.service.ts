import type { Home } from '@portal/shared/contract';
import type { Tx } from '../../db/client';
import { findPopular } from '../device/device.repo';
import { findPopup } from '../setting/setting.repo';
import { presentTypes } from '../type/type.present';
import { findTypes } from '../type/type.repo';
import {
  presentBanner,
  presentHotItem,
  presentPartner,
  presentPrefecture,
  presentServiceCase,
  presentThanks,
} from './home.present';
import { findBanners, findPartners, findPrefectures, findServiceCases, findThanks } from './home.repo';

const hotItemsMax = 8;
/** Fills rows of two and of three. */
const serviceCasesMax = 6;
/** Rows of the thanks table (specification, section 9). */
const thanksMax = 5;

/** Everything the home page shows. */
export async function readHome(tx: Tx): Promise<Home> {
  const popup = await findPopup(tx);
  return {
    bannerArr: (await findBanners(tx)).map(presentBanner),
    typeArr: presentTypes(await findTypes(tx)),
    prefectureNavBottomArr: (await findPrefectures(tx)).map(presentPrefecture),
    hotItems: (await findPopular(tx, hotItemsMax)).map(presentHotItem),
    serviceCaseArr: (await findServiceCases(tx, serviceCasesMax)).map(presentServiceCase),
    thanksArr: (await findThanks(tx, thanksMax)).map(presentThanks),
    partnerArr: (await findPartners(tx)).map(presentPartner),
    ...(popup === undefined ? {} : { popup }),
  };
}
