import type { Db, Tx } from '../db/client';
import { newRid } from '../db/rid';
import { contentChanged } from '../http/readCache';
import { indexArticles } from '../modules/article/article.words.service';
import { indexClusters } from '../modules/cluster/cluster.repo';
import { indexDevices } from '../modules/device/device.words.service';
import { putInstrument } from '../modules/instrument/instrument.repo';
import { putGoods } from '../modules/integration/integration.repo';
import { markSeeded } from '../modules/seedRun/seedRun.repo';
import { seedContent } from './content';
import { goodsSeeds } from './goods';
import { instrumentSeeds } from './instruments';

/**
 * Version of the rules by which words are indexed (`keyword.index.rules.ts`, `keyword.synonym.rules.ts` and the texts
 * that are indexed). Increase it with each change of them, so that existing portals index their content again.
 */
const indexVersion = 2;

/**
 * Writes the public content of a new portal, the index of its words, the goods for points and the instruments, each part once.
 */
export async function seed(db: Db, now: Date): Promise<void> {
  const written = await seedOnce(db, 'content', now, seedContent);
  const indexed = await seedOnce(db, `words ${indexVersion}`, now, async (tx) => {
    await indexDevices(tx);
    await indexArticles(tx);
    await indexClusters(tx);
  });
  await seedOnce(db, 'goods', now, async (tx) => {
    for (const [position, goods] of goodsSeeds.entries())
      await putGoods(tx, { ...goods, rid: newRid(), position });
  });
  const equipped = await seedOnce(db, 'instruments', now, async (tx) => {
    for (const { device_rids, ...terms } of instrumentSeeds)
      await putInstrument(tx, { ...terms, rid: terms.code.toLowerCase() }, device_rids);
  });
  if (written || indexed || equipped) await contentChanged(db);
}

/**
 * Runs `work` in one transaction unless this part was written before; returns whether it ran. The mark is committed
 * with the content, so neither a crash nor a second process writes anything twice.
 */
export async function seedOnce(
  db: Db,
  part: string,
  now: Date,
  work: (tx: Tx) => Promise<void>,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await markSeeded(tx, part, now))) return false;
    await work(tx);
    return true;
  });
}
