import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { contract } from '@portal/shared/contract';
import { defaultChoices, isValidChoice, unitPrice } from '@portal/shared/rules';
import { count, like } from 'drizzle-orm';
import { testApp } from '../../testing/testApp';
import { pictureFolder } from '../contentFolder';
import { galleryOf } from '../modules/device/device.gallery.rules';
import { devices } from '../modules/device/device.table';
import { partners } from '../modules/home/home.table';
import { seedRuns } from '../modules/seedRun/seedRun.table';
import { catalogue } from './device/catalogue';
import { devicePage } from './device/devicePage';
import { deviceRow } from './device/deviceRow';
import { seed, seedOnce } from './seed';

const now = new Date('2026-11-18T02:00:00Z');
const ofType = (type_id: number) => catalogue.map(deviceRow).filter((row) => row.type_id === type_id).length;
const drawn = (img: string) => existsSync(join(pictureFolder, img.replace('/upload/img/', '')));

describe('the catalogue', () => {
  test('has services of each type', () => {
    expect(catalogue.length).toBeGreaterThanOrEqual(60);
    expect(ofType(1)).toBeGreaterThanOrEqual(36);
    expect(ofType(2)).toBeGreaterThanOrEqual(10);
    expect(ofType(3)).toBeGreaterThanOrEqual(12);
    expect(ofType(31)).toBeGreaterThanOrEqual(6);
  });

  test('has unique service names', () => {
    expect(new Set(catalogue.map(({ rid }) => rid)).size).toBe(catalogue.length);
    expect(new Set(catalogue.map(({ name }) => name)).size).toBe(catalogue.length);
  });

  test.each(catalogue.map((device) => [device.rid, device] as const))(
    '%s can be ordered as it stands',
    (_rid, device) => {
      const chosen = defaultChoices(device.options);
      const row = deviceRow(device, 0);
      expect(isValidChoice(device.options, chosen)).toBe(true);
      expect(row.price_fen).toBe(unitPrice(device, chosen));
      expect(row.price_fen).toBeGreaterThan(0);
      expect(row.needs_sample).toBe(row.type_id !== 3);
    },
  );

  test.each(catalogue.map((device) => [device.rid, device] as const))(
    '%s starts with its cheapest choices',
    (_rid, { options }) => {
      for (const { choices, kind } of options) {
        const prices = choices.map(({ price_fen }) => price_fen);
        if (kind === 'single') expect(prices[0]).toBe(Math.min(...prices));
        expect(new Set(choices.map(({ key }) => key)).size).toBe(choices.length);
      }
    },
  );

  test.each(catalogue.map((device) => [device.rid, device] as const))(
    '%s is as the contract says and has its picture',
    (_rid, device) => {
      const row = deviceRow(device, 0);
      const answer = {
        ...row,
        gallery: galleryOf(row),
        ...devicePage(device),
        discount_label: row.discount_label ?? undefined,
        disposals: row.disposals ?? undefined,
        asks_human: row.asks_human ?? undefined,
        order: 0,
        related: [],
        evaluation: { count: 0, average: null },
      };
      expect(contract['open/web/device/detail'].input.safeParse({ rid: row.rid }).success).toBe(true);
      expect(contract['open/web/device/detail'].data.safeParse(answer).error).toBeUndefined();
      expect(answer.gallery.filter(({ src }) => !drawn(src))).toEqual([]);
      expect(answer.gallery.map(({ kind }) => kind)).toContain('sample');
      expect(answer.gallery.map(({ kind }) => kind)).toContain('instrument');
      expect(row.sketch.length).toBeLessThanOrEqual(80);
      expect(row.sample_requirements.length).toBeGreaterThanOrEqual(2);
    },
  );
});

describe('seeding', () => {
  test('every picture of the home page exists', async () => {
    const { call } = await testApp();
    const { data } = await call('open/web/index', {});
    const images = JSON.stringify(data).match(/\/upload\/img\/[^"]+/g) ?? [];
    expect(images.length).toBeGreaterThan(25);
    expect(images.filter((img) => !drawn(img))).toEqual([]);
  });

  test('a second start writes nothing', async () => {
    const { db } = await testApp();
    await seed(db, now);
    const rows = await db.read((tx) => tx.select({ total: count() }).from(devices));
    expect(rows).toEqual([{ total: catalogue.length }]);
  });

  test('a portal whose words were indexed by older rules is indexed again at the next start', async () => {
    const { db, call } = await testApp();
    const hits = async (kw: string) => (await call('open/web/search', { kw })).data.services.total;
    await db.transaction(async (tx) => {
      await tx.update(devices).set({ words: '' });
      await tx.delete(seedRuns).where(like(seedRuns.part, 'words %'));
    });
    expect(await hits('raman')).toBe(0);
    await seed(db, now);
    expect(await hits('raman')).toBeGreaterThan(0);
  });

  test('a failed seed leaves no rows and runs completely the next time', async () => {
    const { db } = await testApp();
    const partner = (position: number) => ({ position, name: '示例', img: '/upload/img/partner-a.svg' });
    const breaking = seedOnce(db, 'more', now, async (tx) => {
      await tx.insert(partners).values(partner(90));
      throw new Error('killed');
    });
    await expect(breaking).rejects.toThrow('killed');
    const whole = () =>
      seedOnce(db, 'more', now, async (tx) => {
        await tx.insert(partners).values([partner(90), partner(91)]);
      });
    expect(await whole()).toBe(true);
    expect(await whole()).toBe(false);
  });
});
