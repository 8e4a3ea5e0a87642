import { member } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { renderLayout } from '../renderLayout';

const box = () => screen.getByRole('combobox', { name: '搜索服务项目' });

let opened: jest.SpyInstance;
beforeEach(() => {
  opened = jest.spyOn(window, 'open').mockReturnValue(null);
});
afterEach(() => opened.mockRestore());

describe('the search box', () => {
  test.each(['Enter', 'click'])('opens the search in a new window and clears the field (%s)', async (way) => {
    const { visitor, router } = await renderLayout();
    await visitor.type(box(), ' X 射线 ');
    if (way === 'Enter') await visitor.keyboard('{Enter}');
    else await visitor.click(screen.getByRole('button', { name: '搜索' }));

    expect(opened).toHaveBeenCalledTimes(1);
    expect(opened).toHaveBeenCalledWith(`/search?kw=X+${encodeURIComponent('射线')}`, '_blank', 'noopener');
    expect(box()).toHaveValue('');
    expect(router.state.location.pathname).toBe('/');
  });

  test('passes any text on in the URL', async () => {
    const text = 'X-ray <script>% 😀';
    const { visitor } = await renderLayout();
    await visitor.type(box(), `${text}{Enter}`);
    const [url] = opened.mock.lastCall;
    expect(new URL(url, 'http://localhost').searchParams.get('kw')).toBe(text);
  });

  test.each(['', '   '])('ignores an empty word (%j)', async (word) => {
    const { visitor } = await renderLayout();
    if (word) await visitor.type(box(), word);
    await visitor.click(screen.getByRole('button', { name: '搜索' }));
    expect(opened).not.toHaveBeenCalled();
  });
});

describe('suggestions while typing', () => {
  const services = [
    { rid: 'sem', name: '场发射扫描电镜（SEM）', price_fen: 9000, unit: '样', turnaround_days: 4 },
    { rid: 'tem', name: '透射电镜（TEM）', price_fen: 26_000, unit: '样', turnaround_days: 5 },
  ];
  const server = { 'open/web/search/suggest': () => services };
  const options = () => screen.findAllByRole('option');
  const kept = () => JSON.parse(localStorage.getItem('portal.recentSearches') ?? 'null');

  afterEach(() => localStorage.clear());

  test('are services with their prices, each with a link; the last option is the search itself', async () => {
    const { visitor, server: asked } = await renderLayout({ server });
    await visitor.type(box(), '电镜');
    const [sem, , all] = await options();
    expect(sem).toHaveTextContent('场发射扫描电镜（SEM）¥90.00 起/样');
    expect(sem).toHaveAttribute('href', '/detail/sem');
    expect(all).toHaveTextContent('搜索“电镜”的全部结果');
    expect(box()).toHaveAttribute('aria-expanded', 'true');
    expect(asked.inputs('open/web/search/suggest').at(-1)).toEqual({ kw: '电镜' });
  });

  test('the arrows move through them and back to the field, Enter follows one and clears the field', async () => {
    const { visitor, router } = await renderLayout({ server });
    await visitor.type(box(), '电镜');
    const [sem, tem] = await options();
    await visitor.keyboard('{ArrowDown}{ArrowDown}');
    expect(box()).toHaveAttribute('aria-activedescendant', tem?.id);
    await visitor.keyboard('{ArrowUp}');
    expect(sem).toHaveAttribute('aria-selected', 'true');
    await visitor.keyboard('{ArrowUp}');
    expect(box()).not.toHaveAttribute('aria-activedescendant');
    await visitor.keyboard('{ArrowDown}{Enter}');
    expect(router.state.location.pathname).toBe('/detail/sem');
    expect(opened).not.toHaveBeenCalled();
    expect(box()).toHaveValue('');
    expect(screen.queryByRole('option')).toBeNull();
  });

  test('without a chosen one Enter searches as before; Escape closes them and keeps the text', async () => {
    const { visitor } = await renderLayout({ server });
    await visitor.type(box(), '电镜');
    await options();
    await visitor.keyboard('{Escape}');
    expect(screen.queryByRole('option')).toBeNull();
    expect(box()).toHaveValue('电镜');
    await visitor.keyboard('{Enter}');
    expect(opened).toHaveBeenCalledTimes(1);
    expect(box()).toHaveValue('');
  });

  test('the last option opens the search in a window', async () => {
    const { visitor } = await renderLayout({ server });
    await visitor.type(box(), '电镜');
    await visitor.click((await options()).at(-1) as HTMLElement);
    expect(opened).toHaveBeenCalledWith(`/search?kw=${encodeURIComponent('电镜')}`, '_blank', 'noopener');
    expect(box()).toHaveValue('');
  });

  test('without the server the field works as before', async () => {
    const { visitor, server: fake } = await renderLayout({ server });
    fake.offline = true;
    await visitor.type(box(), '电镜{Enter}');
    expect(opened).toHaveBeenCalledTimes(1);
  });

  test("a member's last searches are offered again and can be cleared", async () => {
    const { visitor } = await renderLayout({ server, user: member() });
    await visitor.type(box(), 'xps{Enter}');
    await visitor.type(box(), 'xrd{Enter}');
    await visitor.tab();
    await visitor.click(box());
    expect((await options()).map((option) => option.textContent)).toEqual(['xrd', 'xps']);
    await visitor.click(screen.getByRole('option', { name: 'xps' }));
    expect(opened).toHaveBeenLastCalledWith('/search?kw=xps', '_blank', 'noopener');
    await visitor.tab();
    await visitor.click(box());
    await visitor.click(await screen.findByRole('button', { name: '清除' }));
    expect(screen.queryByRole('option')).toBeNull();
    expect(kept()).toBeNull();
  });

  test.each(['13800000000', 'li@example.com', '110101 199001011234'])(
    '%s may identify a person and is not kept',
    async (word) => {
      const { visitor } = await renderLayout({ server, user: member() });
      await visitor.click(box());
      await visitor.type(box(), `${word}{Enter}`);
      expect(opened).toHaveBeenCalled();
      expect(kept()).toBeNull();
    },
  );

  test('searches of visitors are not stored, and those of an earlier member are deleted', async () => {
    localStorage.setItem('portal.recentSearches', JSON.stringify({ owner: 'another', words: ['nmr'] }));
    const { visitor } = await renderLayout({ server });
    await visitor.type(box(), 'xps');
    await options();
    await visitor.keyboard('{Enter}');
    expect(kept()).toBeNull();
  });
});
