import type { Tx } from '../db/client';
import { insertArticles } from '../modules/article/article.repo';
import { insertDevicePages, insertDevices } from '../modules/device/device.repo';
import { insertHome } from '../modules/home/home.repo';
import { insertSettings } from '../modules/setting/setting.repo';
import { insertThanks } from '../modules/thanks/thanks.repo';
import { insertTypeChildren, insertTypes } from '../modules/type/type.repo';
import { articles } from './article/articles';
import { catalogue } from './device/catalogue';
import { devicePage } from './device/devicePage';
import { deviceRow } from './device/deviceRow';
import { bannerSeeds } from './home/banner';
import { partnerSeeds } from './home/partner';
import { prefectureSeeds } from './home/prefecture';
import { thanksSeeds } from './home/thanks';
import { settingSeed } from './setting';
import { typeSeeds } from './type';

/** Writes the public content of a new portal into empty tables. */
export async function seedContent(tx: Tx): Promise<void> {
  await seedTypes(tx);
  await insertDevices(tx, catalogue.map(deviceRow));
  await insertDevicePages(tx, catalogue.map(devicePage));
  await insertArticles(tx, articles);
  await seedHome(tx);
  await insertSettings(tx, settingSeed);
}

async function seedTypes(tx: Tx): Promise<void> {
  await insertTypes(
    tx,
    typeSeeds.map(({ children, ...type }) => type),
  );
  const children = typeSeeds.flatMap((type) =>
    Object.entries(type.children).map(([id, name]) => ({ id: Number(id), type_id: type.id, name })),
  );
  await insertTypeChildren(tx, children);
}

async function seedHome(tx: Tx): Promise<void> {
  const placed = <Row extends object>(rows: readonly Row[]) =>
    rows.map((row, position) => ({ ...row, position }));
  await insertHome(tx, {
    banners: placed(bannerSeeds),
    prefectures: prefectureSeeds,
    partners: placed(partnerSeeds),
  });
  await insertThanks(tx, placed(thanksSeeds));
}
