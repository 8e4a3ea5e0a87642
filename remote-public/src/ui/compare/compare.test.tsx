import type { Device } from '@portal/shared/contract';
import { Refused, renderRoute } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../app/routes';
import { device, deviceCard, noFacets } from '../../testing/device';
import { setting } from '../../testing/setting';

const names: Readonly<Record<string, string>> = {
  xrd: '衍射',
  sem: '电镜',
  tem: '透射',
  afm: '原子力',
  xps: '能谱',
};
const rids = Object.keys(names);
const named = (rid: string) => ({ rid, name: names[rid] ?? rid });

function open(at = '/project', services: Readonly<Record<string, Partial<Device>>> = {}) {
  return renderRoute({
    routes,
    at,
    server: {
      'open/setting': setting,
      'open/web/type/group': () => [],
      'open/web/device/search': () => ({
        total: 40,
        list: rids.map((rid) => deviceCard(named(rid))),
        facets: noFacets,
      }),
      'open/web/device/detail': ({ rid }) => {
        if (!names[rid]) throw new Refused('not_found');
        return device({ ...named(rid), ...services[rid] });
      },
    },
  });
}

const of = (act: string, name: string) => new RegExp(`^${act} ?：${name}$`);
const toggle = (name: string) => screen.findByRole('button', { name: of('对比', name) });
const bar = () => screen.findByRole('region', { name: '对比' });

test('up to four services are compared; the URL and the links of the list carry them, and a fifth is refused', async () => {
  const { visitor, router } = open();
  for (const name of ['衍射', '电镜', '透射', '原子力']) await visitor.click(await toggle(name));
  await visitor.click(await toggle('能谱'));
  expect(await screen.findByText(/最多对比 4 个项目/)).toBeVisible();
  const carried = () => new URLSearchParams(router.state.location.search).getAll('compare');
  expect(carried()).toEqual(['xrd', 'sem', 'tem', 'afm']);
  await visitor.click(screen.getByRole('link', { name: /第 2 页|^2$/ }));
  await waitFor(() => expect(router.state.location.search).toContain('page=2'));
  expect(carried()).toEqual(['xrd', 'sem', 'tem', 'afm']);
  await visitor.click(await toggle('电镜'));
  expect(carried()).toEqual(['xrd', 'tem', 'afm']);
  expect(await toggle('透射')).toHaveAttribute('aria-pressed', 'true');
  await visitor.click(within(await bar()).getByRole('button', { name: '清空' }));
  expect(screen.queryByRole('region', { name: '对比' })).not.toBeInTheDocument();
});

test('the table says of each service what it costs, takes, needs and answers, and leads to it; a gone one does not hide the others', async () => {
  const { visitor } = open('/project?compare=xrd&compare=sem&compare=gone', {
    sem: { price_fen: 30000, unit: '小时', type_id: 2, sketch: '看形貌' },
  });
  await visitor.click(await screen.findByRole('button', { name: '对比（3）' }));
  const table = within(await screen.findByRole('table'));
  const row = (name: string) =>
    within(table.getByRole('row', { name: new RegExp(`^${name}`) }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(row('价格')).toEqual(['¥60.00 起/样', '¥300.00 起/小时', '—']);
  expect(row('周期')).toEqual(['3 个工作日', '机时结束时带走数据', '—']);
  expect(row('能回答')).toEqual(['物相鉴定的首选方法', '看形貌', '—']);
  expect(row('样品要求')[0]).toContain('粉末不少于 50 mg');
  expect(table.getByRole('button', { name: of('加入方案', '衍射') })).toBeVisible();
  expect(table.getByRole('link', { name: of('选机时', '电镜') })).toHaveAttribute('href', '/detail/sem#time');
  expect(table.getByText('已下架或不存在的项目')).toBeVisible();
  for (const name of ['gone', '电镜', '衍射'])
    await visitor.click(await table.findByRole('button', { name: of('移出', name) }));
  expect(await screen.findByText('没有要对比的项目')).toBeVisible();
});
