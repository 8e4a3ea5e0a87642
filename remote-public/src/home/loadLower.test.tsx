import { renderRoute } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { routes } from '../app/routes';
import { home } from '../testing/home';
import { setting } from '../testing/setting';

const network = { up: false };

jest.mock('./LowerSections', () => {
  const real = jest.requireActual('./LowerSections');
  return {
    __esModule: true,
    get LowerSections() {
      if (!network.up) throw new Error('the chunk could not be loaded');
      return real.LowerSections;
    },
  };
});

test('when the code of the lower sections cannot be loaded, the upper ones stay and 重试 loads it', async () => {
  const { visitor } = renderRoute({
    routes,
    at: '/',
    server: { 'open/web/index': () => home(), 'open/setting': setting },
  });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('更多内容暂时无法显示');
  expect(screen.getByRole('region', { name: '服务项目' })).toBeVisible();
  network.up = true;
  await visitor.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByRole('region', { name: '合作伙伴' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
