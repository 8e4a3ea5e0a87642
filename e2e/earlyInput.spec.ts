import type { Page } from '@playwright/test';
import { holdScripts, openDrawn } from './portal/drawn';
import { takenOver } from './portal/mark';
import { expect, test } from './portal/test';

/** Opens a drawn page and holds its scripts back until the returned function is called. */
async function openHeld(page: Page, path: string): Promise<() => void> {
  await openDrawn(page, path);
  const go = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  return go;
}

test('what a visitor presses before the page is taken over is answered after it', async ({ page }) => {
  const go = await openHeld(page, '/list/news');
  await page.getByRole('banner').getByRole('button', { name: '登录' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  go();
  await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
});

test('choices before the page is taken over are all answered after it, whatever their order', async ({
  page,
}) => {
  const go = await openHeld(page, '/detail/xrd');
  await page.getByRole('radio', { name: /5–120°/ }).click();
  await page.getByRole('checkbox', { name: /物相检索/ }).click();
  await page.getByRole('group', { name: '数量' }).getByRole('textbox').fill('12');
  await page.getByRole('button', { name: /^增加/ }).click();
  const tab = page.getByRole('region', { name: '图片' }).getByRole('button', { name: '使用仪器' });
  await tab.click();
  // What is chosen is seen at once.
  await expect(page.getByRole('radio', { name: /5–120°/ })).toBeChecked();
  await page.getByText('手机扫码咨询').click();
  go();
  await expect(tab).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('img', { name: '手机上咨询本项目的二维码' })).toBeVisible();
  await expect(page).toHaveURL(/choice=range%3Ar5_120&choice=extra%3Amatch&count=13$/);
  await expect(page.getByRole('radio', { name: /5–120°/ })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: /物相检索/ })).toBeChecked();
  await expect(page.getByRole('region', { name: '下单' }).getByRole('status')).toContainText('¥1,690.00');
});

test('what is typed into a form before the page is taken over is in its draft', async ({ page }) => {
  const go = await openHeld(page, '/contact');
  await page.getByRole('textbox', { name: /留言内容/ }).fill('样品怎么寄？');
  await page.getByRole('textbox', { name: /姓名/ }).fill('陈工');
  go();
  await takenOver(page);
  const drafted = () => page.evaluate(() => sessionStorage.getItem('portal.draft.message'));
  await expect.poll(drafted).toContain('陈工');
  await page.reload();
  await takenOver(page);
  await expect(page.getByRole('textbox', { name: /留言内容/ })).toHaveValue('样品怎么寄？');
});

test('a form that is sent while the page is taken over has what was typed before', async ({ page }) => {
  const go = await openHeld(page, '/require');
  const form = page.getByRole('form', { name: '发布需求' });
  await form.getByRole('textbox', { name: '需求描述' }).fill('三个粉末样品的物相鉴定');
  await form.getByRole('textbox', { name: '姓名' }).fill('陈工');
  await form.getByRole('textbox', { name: '手机号' }).fill('15170000077');
  // When React answers already, before the first repetition, which no visitor could hit at will.
  await page.evaluate(() => {
    const portal = Reflect.get(window, '__portal');
    const take = portal.takeInput;
    portal.takeInput = () => {
      const repeat = take();
      return () => {
        document.querySelector<HTMLFormElement>('main form')?.requestSubmit();
        repeat();
      };
    };
  });
  go();
  await expect(page.getByRole('heading', { name: '需求已提交' })).toBeVisible();
});

test('a service searched for before the page is taken over is suggested after it', async ({ page }) => {
  const go = await openHeld(page, '/guide');
  await page.getByRole('banner').getByRole('combobox').pressSequentially('saomiao');
  go();
  await expect(page.getByRole('option').first()).toContainText('扫描电镜（SEM）');
});

test('no letter is lost that is typed while the page is taken over', async ({ page }) => {
  const go = await openHeld(page, '/guide');
  const box = page.getByRole('banner').getByRole('combobox');
  await box.pressSequentially('sa');
  // Between the end of remembering and the repetition, which no visitor could hit at will.
  await page.evaluate(() => {
    const portal = Reflect.get(window, '__portal');
    const take = portal.takeInput;
    portal.takeInput = () => {
      const repeat = take();
      const field = document.querySelector<HTMLInputElement>('header input[name=kw]');
      if (field) field.value = 'saomiao';
      field?.dispatchEvent(new Event('input', { bubbles: true }));
      return repeat;
    };
  });
  go();
  await takenOver(page);
  await expect(page.getByRole('option').first()).toContainText('扫描电镜（SEM）');
  await expect(box).toHaveValue('saomiao');
});

test('the keyboard skips the header and opens a menu before the page is taken over', async ({ page }) => {
  const go = await openHeld(page, '/project');
  await page.getByRole('link', { name: '跳到主要内容' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  const button = page.getByRole('button', { name: '展开服务项目' });
  await button.focus();
  await page.keyboard.press('ArrowDown');
  go();
  await expect(
    page.getByRole('group', { name: '服务项目' }).getByRole('link', { name: '送样检测' }),
  ).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('全部服务项目');
});

test('filters pressed before the page is taken over are all answered after it', async ({ page }) => {
  const go = await openHeld(page, '/project');
  const main = page.getByRole('main');
  await main.getByRole('region', { name: '价格' }).getByRole('link', { name: '100–300 元' }).click();
  await main.getByRole('region', { name: '样品状态' }).getByRole('link', { name: /^粉末/ }).click();
  await main.getByRole('region', { name: '检测周期' }).getByRole('link', { name: '5 个工作日内' }).click();
  await main.getByRole('navigation', { name: '排序' }).getByRole('link', { name: /价格/ }).first().click();
  go();
  // In any order: a press is answered with what the others have set until then.
  await expect
    .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
    .toEqual({
      price_min: '100',
      price_max: '300',
      sample_state: '粉末',
      turnaround_max: '5',
      sort: 'price_asc',
    });
  await expect(main.getByRole('group', { name: '已选条件' }).getByRole('link')).toHaveCount(4);
});
