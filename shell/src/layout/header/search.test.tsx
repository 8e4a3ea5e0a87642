import { screen } from '@testing-library/react';
import { renderLayout } from '../renderLayout';

const box = () => screen.getByRole('searchbox', { name: '搜索服务项目' });

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
