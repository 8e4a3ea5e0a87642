import type { Chart, Device } from '@portal/shared/contract';
import { renderRoute } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../../app/routes';
import { device } from '../../testing/device';
import { setting } from '../../testing/setting';

const line: Chart = {
  title: '硅粉的衍射谱（示例数据）',
  kind: 'line',
  x_label: '2θ（°）',
  y_label: '相对强度',
  series: [
    {
      name: '硅粉',
      points: [
        [20, 2],
        [28.4, 100],
        [80, 3],
      ],
    },
  ],
};

const bar: Chart = {
  title: '三组均值（示例数据）',
  kind: 'bar',
  x_label: '组别',
  y_label: '响应',
  series: [
    {
      name: '对照',
      points: [
        [1, 1],
        [2, 1.2],
      ],
    },
    {
      name: '处理',
      points: [
        [1, 1.8],
        [2, 2.4],
      ],
    },
  ],
};

const full: Partial<Device> = {
  process: [{ title: '签署协议并寄样', text: '下载协议签字后随样品寄出。' }],
  results: [line, bar],
  literature: [
    { text: 'JY/T 0587-2020 多晶体 X 射线衍射方法通则' },
    { text: 'Nat. Nanotechnol. 2013', source: 'https://doi.org/10.1038/nnano.2013.46' },
    { text: '来历不明', source: 'javascript:alert(1)' },
  ],
  questions: [{ question: '样品能寄回吗？', answer: '测试后 5 个工作日内寄回。' }],
};

function open(part: Partial<Device> = full, at = '/detail/xrd') {
  return renderRoute({
    routes,
    at,
    server: {
      'open/web/device/detail': () => device(part),
      'open/setting': setting,
      'open/web/type/group': () => [],
    },
  });
}

const titles = ['详情', '样品要求', '流程', '典型结果', '参考文献', '常见问题', '相关项目'];
function figureOf({ title }: Chart): HTMLElement {
  const figure = within(screen.getByRole('region', { name: '典型结果' }))
    .getAllByRole('figure')
    .find((each) => within(each).queryByText(title));
  if (!figure) throw new Error(`no figure of ${title}`);
  return figure;
}

const sectionNav = () => screen.findByRole('navigation', { name: '页面内容' });

test('the page has one section per part and a bar with links to all', async () => {
  const { visitor, router } = open(full, '/detail/xrd?count=2');
  const links = within(await sectionNav()).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(titles);
  await visitor.click(within(await sectionNav()).getByRole('link', { name: '常见问题' }));
  expect(screen.getByRole('heading', { name: '常见问题' })).toHaveFocus();
  expect(router.state.location).toMatchObject({ hash: '#questions', search: '?count=2' });
});

test('a part without content is left out of page and bar', async () => {
  open({ detail: '', sample_requirements: [], related: [] });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument();
});

test('what others did is one figure: the rating, else the orders, and nothing is said of evaluations that nobody wrote', async () => {
  const rated = open({ related: [], evaluation: { count: 12, average: 4.8 } });
  expect(await screen.findByText('4.8 分（12 条）')).toBeInTheDocument();
  expect(screen.queryByText('3286 已下单')).not.toBeInTheDocument();
  rated.unmount();
  open({ related: [] });
  expect(await screen.findAllByText('3286 已下单')).toHaveLength(1);
  expect(screen.queryByText(/评价/)).not.toBeInTheDocument();
});

test('the process is that of the service', async () => {
  open();
  const process = await screen.findByRole('region', { name: '流程' });
  expect(within(process).getByRole('heading', { name: '签署协议并寄样' })).toBeVisible();
});

test('a typical result has a text alternative and a table', async () => {
  const { visitor } = open();
  const picture = await screen.findByRole('img', { name: /^折线图：硅粉的衍射谱/ });
  expect(picture).toHaveAccessibleName(/从 20 到 80；纵轴相对强度。硅粉最高 100（2θ（°） 28.4），最低 2/);
  expect(within(picture).getByText('相对强度')).toBeInTheDocument();
  const figure = figureOf(line);
  await visitor.click(within(figure).getByText('查看数据'));
  const table = await within(figure).findByRole('table');
  expect(within(table).getByRole('row', { name: '28.4 100' })).toBeInTheDocument();
});

test('several series have a legend and a column each', async () => {
  const { visitor } = open();
  await screen.findByRole('img', { name: /^柱状图/ });
  const figure = figureOf(bar);
  expect(
    within(figure)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['对照', '处理']);
  await visitor.click(within(figure).getByText('查看数据'));
  expect(await within(figure).findByRole('row', { name: '2 1.2 2.4' })).toBeInTheDocument();
});

test('literature links to its source if that is a web URL', async () => {
  open();
  const literature = await screen.findByRole('region', { name: '参考文献' });
  const [link, ...others] = within(literature).getAllByRole('link', { name: /查看原文/ });
  expect(link).toHaveAttribute('href', 'https://doi.org/10.1038/nnano.2013.46');
  expect(others).toEqual([]);
  expect(within(literature).getByText(/来历不明/)).toBeVisible();
});

test('an answer opens below its question', async () => {
  const { visitor } = open();
  const answer = await screen.findByText('测试后 5 个工作日内寄回。');
  expect(answer).not.toBeVisible();
  await visitor.click(screen.getByText('样品能寄回吗？'));
  expect(answer).toBeVisible();
});

test('the manager can be asked about the service or called, on phones from the buying bar', async () => {
  const { visitor } = open();
  await visitor.click(await screen.findByRole('button', { name: '客服' }));
  const ask = await screen.findByRole('link', { name: '咨询客户经理' });
  expect(ask).toHaveAttribute('href', '/require?device=xrd');
  expect(await screen.findByRole('link', { name: /400-000-0000/ })).toHaveAttribute(
    'href',
    'tel:400-000-0000',
  );
});

test('evaluations have their average, pages, pictures and answers, also for a withdrawn service', async () => {
  const { visitor, server } = open({ withdrawn: true, evaluation: { count: 12, average: 4.8 } });
  const released = (rid: string, part: object = {}) => ({
    rid,
    stars: 5,
    text: `评价 ${rid}`,
    option_text: [],
    pictures: [],
    reply: null,
    created: '2026-11-22T02:00:00Z',
    member: '王**',
    ...part,
  });
  const reply = { text: '感谢认可', at: '2026-11-23T02:00:00Z' };
  server.on({
    'open/web/evaluation/list': ({ before }) =>
      before === undefined
        ? { list: [released('a', { pictures: ['/a.png'], reply })], next: '1_a' }
        : { list: [released('b', { member: '匿名用户', text: '' })], next: null },
  });
  const link = await screen.findByRole('link', { name: '4.8 分（12 条）' });
  expect(link).toHaveAttribute('href', '#evaluation');
  const section = within(await screen.findByRole('region', { name: '用户评价' }));
  expect(await section.findByText('共 12 条评价')).toBeVisible();
  expect(await section.findByText('王**')).toBeVisible();
  expect(section.getByText('感谢认可')).toBeVisible();
  await visitor.click(await section.findByRole('button', { name: '加载更多' }));
  expect(await section.findByText('匿名用户')).toBeVisible();
  expect(section.queryByRole('button', { name: '加载更多' })).toBeNull();
  await visitor.click(section.getByRole('button', { name: '放大第 1 张图片' }));
  expect(await screen.findByRole('dialog', { name: '图片' })).toBeVisible();
});
