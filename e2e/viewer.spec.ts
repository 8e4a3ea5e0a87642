import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Data } from '../shared/src/contract';
import { expectAccessible } from './portal/axe';
import { post } from './portal/newMember';
import { signIn } from './portal/signIn';
import { expect, type Portal, test } from './portal/test';

// It delivers an order of the demo member that other files find by its state.
test.use({ ownPortal: 'viewer' });

const spectrum = [
  '##TITLE=样品甲',
  '##JCAMP-DX=4.24',
  '##DATA TYPE=INFRARED SPECTRUM',
  '##XUNITS=1/CM',
  '##YUNITS=ABSORBANCE',
  '##FIRSTX=4000',
  '##LASTX=400',
  '##NPOINTS=1801',
  '##MAXY=5',
  '##XYDATA=(X++(Y..Y))',
  ...Array.from({ length: 1801 }, (_, i) => `${4000 - 2 * i} ${(1 + Math.sin(i / 40)).toFixed(4)}`),
  '##END=',
].join('\n');

/** Delivers the order that is tested now with a spectrum and a file of a format that no reader knows. */
async function deliver(portal: Portal, code: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-data-'));
  const files = [join(folder, '红外.jdx'), join(folder, '谱图.0')];
  await writeFile(files[0] ?? '', spectrum);
  await writeFile(files[1] ?? '', Buffer.from([10, 10, 254, 254, 0, 0, 1, 2, 3]));
  await portal.staff('deliver', code, '--file', ...files);
  await rm(folder, { recursive: true });
}

test('delivered data is looked at in the browser: drawn outside of the page’s thread, zoomed, saved, and left by the back button', async ({
  context,
  page,
  portal,
}) => {
  const { token } = await post<{ token: string }>(page.request, 'open/login', {
    account: '13800000000',
    password: 'Portal-2026',
  });
  const { list } = await post<Data<'auth/web/order/list4person'>>(
    page.request,
    'auth/web/order/list4person',
    { states: ['testing'] },
    token,
  );
  const [order] = list;
  if (!order) throw new Error('no order of the demo member is tested');
  await deliver(portal, order.code);
  await signIn(context, portal.url);

  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 375, height: 812 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto(`/member/order/${order.rid}`);
    const worker = page.waitForEvent('worker');
    await page.getByRole('button', { name: '查看红外.jdx' }).click();
    await worker;
    const dialog = page.getByRole('dialog', { name: '红外.jdx' });
    const plot = dialog.getByRole('img', { name: /^红外：样品甲。横轴波数（cm⁻¹），从 400 到 4000/ });
    await expect(plot).toBeVisible();
    await expect(dialog.getByText('文件头写明最大 Y为 5，数据为 2')).toBeVisible();
    const notes = dialog.getByRole('list', { name: '标注列表' });
    if (viewport.width === 375) {
      // What was set on the desktop is there on the phone, until it is taken away.
      await expect(notes.getByRole('textbox', { name: '标注内容' })).toHaveValue('羟基');
      await expect(dialog.getByRole('checkbox', { name: '标峰' })).toBeChecked();
      await dialog.getByRole('button', { name: '恢复原样' }).click();
      await expect(notes).toBeHidden();
      await expect(dialog.getByRole('checkbox', { name: '标峰' })).not.toBeChecked();
    }
    await dialog.getByRole('button', { name: '放大' }).click();
    await expect(dialog.getByRole('img', { name: /从 1120 到 3280/ })).toBeVisible();
    await dialog.getByRole('button', { name: '显示全部' }).click();
    await expect(plot).toBeVisible();
    // On the phone it has been at work since the viewer was opened, for the acts that were kept.
    const working = viewport.width === 1440 && page.waitForEvent('worker');
    for (const name of ['平滑', '扣基线', '标峰', '积分', '同时显示原始曲线'])
      await dialog.getByRole('checkbox', { name }).check();
    await working;
    await expect(dialog.getByText(/^平滑：Savitzky–Golay，窗口 9 点/)).toBeVisible();
    await expect(dialog.getByRole('region', { name: '峰表' })).toBeVisible();
    await expect(dialog.getByRole('status', { name: '处理结果' })).toContainText('面积');
    await expectAccessible(page);
    const wide = await dialog.evaluate(
      (element) =>
        [...element.querySelectorAll('*')].filter(
          // A table scrolls in its frame.
          (part) => !part.closest('table') && part.getBoundingClientRect().right > window.innerWidth + 1,
        ).length,
    );
    expect(wide).toBe(0);
    if (viewport.width === 1440) {
      await dialog.getByRole('textbox', { name: '标注文字' }).fill('羟基');
      await dialog.getByRole('textbox', { name: '标注文字' }).press('Enter');
      await expect(notes).toBeVisible();
    } else await dialog.getByRole('button', { name: '恢复原样' }).click();
    await expect(dialog.getByText('设置与标注已保存到此文件')).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/member\/order\/[\w-]+$/);
  }

  await page.getByRole('button', { name: '查看红外.jdx' }).click();
  const dialog = page.getByRole('dialog', { name: '红外.jdx' });
  const save = async (item: string) => {
    await dialog.getByRole('button', { name: /^导出：/ }).click();
    const waiting = page.waitForEvent('download');
    await dialog.getByRole('button', { name: item }).click();
    const download = await waiting;
    return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
  };
  const csv = await save('CSV 数据');
  expect(csv.name).toBe('红外.csv');
  expect(csv.bytes.toString().split('\r\n').slice(0, 2)).toEqual(['\ufeff波数（cm⁻¹）,吸光度', '4000,1']);
  const png = await save('PNG 图片（单栏 84 mm，300 dpi）');
  expect([png.bytes.readUInt32BE(16), png.bytes.toString('latin1', 37, 41)]).toEqual([992, 'pHYs']);
  expect((await save('SVG 矢量图')).bytes.toString()).toContain('<title>样品甲</title>');
  expect((await save('JCAMP-DX 数据')).bytes.toString()).toContain('##NPOINTS=1801');
  await dialog.getByRole('checkbox', { name: '标峰' }).check();
  await expect(dialog.getByRole('region', { name: '峰表' })).toBeVisible();
  expect((await save('CSV 数据')).bytes.toString()).toMatch(/^\ufeff"?# 标峰：/);
  const waiting = page.waitForEvent('download');
  await dialog.getByRole('button', { name: '导出峰表 CSV' }).click();
  expect((await waiting).suggestedFilename()).toBe('红外-峰表.csv');
  await dialog.getByRole('button', { name: '关闭' }).click();

  await page.getByRole('button', { name: '查看谱图.0' }).click();
  await expect(
    page.getByRole('dialog', { name: '谱图.0' }).getByText(/^(Bruker OPUS|未知格式)：/),
  ).toBeVisible();
});
