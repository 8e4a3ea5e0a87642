import { renderRoute } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../app/routes';
import { home } from '../testing/home';
import { setting } from '../testing/setting';

function renderHome(shown = home()) {
  return renderRoute({
    routes,
    at: '/',
    server: { 'open/web/index': () => shown, 'open/setting': setting },
  });
}

const banner = () => screen.findByRole('region', { name: '推荐内容' });
/** Finds slides by label only, because those not shown are hidden from the accessibility tree. */
const slide = async (number: number) => within(await banner()).findByLabelText(`${number} / 3`);

test('the first picture is shown before the carousel starts, and loaded before all others', async () => {
  renderHome();
  const picture = (await slide(1)).querySelector('img');
  expect(picture).toHaveAttribute('src', '/upload/img/a.svg');
  expect(picture).toHaveAttribute('fetchpriority', 'high');
  expect(picture).toHaveAttribute('loading', 'eager');
  expect((await slide(2)).querySelector('img')).toHaveAttribute('loading', 'lazy');
});

test('a service, an external page and a plain picture each have the right link or none', async () => {
  renderHome();
  const project = (await slide(1)).querySelector('a');
  expect(project).toHaveAttribute('href', '/detail/xrd');
  expect(project).toHaveAttribute('target', '_blank');
  const outside = (await slide(2)).querySelector('a');
  expect(outside).toHaveAttribute('href', 'https://example.com/event');
  expect(outside).toHaveAttribute('target', '_blank');
  expect(outside).toHaveAttribute('rel', expect.stringContaining('noopener'));
  expect((await slide(3)).querySelector('a')).toBeNull();
});

test('a slide that was written twice is shown twice', async () => {
  const warned = jest.spyOn(console, 'error').mockImplementation();
  const { bannerArr, ...rest } = home();
  const [first] = bannerArr;
  if (!first) throw new Error('the home page has slides');
  renderHome({ ...rest, bannerArr: [first, first, first] });
  for (const number of [1, 2, 3]) expect((await slide(number)).querySelector('img')).not.toBeNull();
  expect(warned).not.toHaveBeenCalled();
  warned.mockRestore();
});

test('a slide has text only when it is set', async () => {
  renderHome();
  expect(within(await slide(1)).getByText('先测后付')).toBeVisible();
  expect(within(await slide(1)).getByText('高校客户')).toBeVisible();
  expect(await slide(3)).toHaveTextContent('');
});

test('hidden slides can not be reached by keyboard; a button shows each, and the pause button stops the carousel', async () => {
  const { visitor } = renderHome();
  expect(await slide(2)).toHaveAttribute('inert');
  const second = await within(await banner()).findByRole('button', { name: '第 2 张' });
  await visitor.click(second);
  await waitFor(() => expect(second).toHaveAttribute('aria-current', 'true'));
  expect(await slide(2)).not.toHaveAttribute('inert');
  expect(await slide(1)).toHaveAttribute('inert');
  await visitor.click(within(await banner()).getByRole('button', { name: '暂停轮播' }));
  expect(within(await banner()).getByRole('button', { name: '播放轮播' })).toBeVisible();
});

test('nothing moves automatically with reduced motion', async () => {
  const usual = globalThis.matchMedia;
  globalThis.matchMedia = (media) => ({ ...usual(media), matches: /reduced-motion/.test(media) });
  renderHome();
  expect(await within(await banner()).findByRole('button', { name: '播放轮播' })).toBeVisible();
  globalThis.matchMedia = usual;
});
