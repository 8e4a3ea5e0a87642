import type { Data } from '@portal/shared/contract';
import { type Handlers, renderRoute } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../app/routes';
import { deviceCard } from '../testing/device';
import { setting } from '../testing/setting';

type Found = Data<'open/web/device/find'>;

const answer = (part: Partial<Found['answers'][number]> = {}): Found['answers'][number] => ({
  ...deviceCard(),
  sample_requirements: ['粉末不少于 50 mg', '过 200 目筛', '注明毒性'],
  needs_sample: true,
  ...part,
});

const found = (part: Partial<Found> = {}): Found => ({
  questions: [
    { key: 'phase', label: '物相', hint: '是什么晶相', count: 1 },
    { key: 'size', label: '粒径', hint: '颗粒多大', count: 0 },
  ],
  samples: [
    { value: '粉末', count: 1 },
    { value: '气体', count: 0 },
  ],
  answers: [],
  ...part,
});

const open = (at: string, handlers: Handlers = {}) =>
  renderRoute({
    routes,
    at,
    server: {
      'open/setting': setting,
      'open/web/device/find': ({ question }) => found(question ? { answers: [answer()] } : {}),
      ...handlers,
    },
  });

const region = (name: string) => screen.findByRole('region', { name });

test('a question and a sample are chosen one after the other, stand in the URL, and find services', async () => {
  const { visitor, server, router } = open('/search?find=');
  expect(await screen.findByRole('heading', { level: 1, name: '我想知道…' })).toBeVisible();
  expect(screen.queryByRole('region', { name: '能回答的方法' })).toBeNull();
  await visitor.click(within(await region('我想知道')).getByRole('link', { name: /^物相/ }));
  await visitor.click(within(await region('样品是')).getByRole('link', { name: /^粉末/ }));
  expect(router.state.location.search).toBe(`?${new URLSearchParams({ find: 'phase', sample: '粉末' })}`);
  expect(server.inputs('open/web/device/find').at(-1)).toEqual({ question: 'phase', sample: '粉末' });
  const answers = within(await region('能回答的方法'));
  expect(answers.getByRole('link', { name: /XRD/ })).toHaveAttribute('href', '/detail/xrd');
  expect(answers.getByText('样品：粉末；粉末不少于 50 mg；过 200 目筛')).toBeVisible();
  expect(answers.getByText('3 个工作日')).toBeVisible();
  expect(answers.getByRole('button', { name: /^加入方案/ })).toBeVisible();
  expect(within(await region('我想知道')).getByRole('link', { current: true })).toHaveTextContent('物相');
});

test('booked hours lead to the choice of their time, and say no days', async () => {
  const hours = answer({ rid: 'onsite-xrd', type_id: 2, unit: '小时' });
  open('/search?find=phase', { 'open/web/device/find': () => found({ answers: [hours] }) });
  const answers = within(await region('能回答的方法'));
  expect(answers.getByRole('link', { name: /^选机时/ })).toHaveAttribute('href', '/detail/onsite-xrd#time');
  expect(answers.queryByText(/工作日/)).toBeNull();
  expect(answers.queryByRole('button', { name: /^加入方案/ })).toBeNull();
});

test('no answer says so and offers the requirement with what was chosen', async () => {
  open(`/search?find=phase&sample=${encodeURIComponent('气体')}`, { 'open/web/device/find': () => found() });
  const answers = within(await region('能回答的方法'));
  expect(answers.getByText('没有现成的服务用“气体”样品测物相')).toBeVisible();
  const at = new URLSearchParams({ find: 'phase', sample: '气体' });
  expect(answers.getByRole('link', { name: '发布需求' })).toHaveAttribute('href', `/require?${at}`);
  expect(answers.getByRole('link', { name: '不限样品' })).toHaveAttribute('href', '/search?find=phase');
});

test('what was chosen fills the requirement; what nobody offers does not', async () => {
  open(`/require?find=phase&sample=${encodeURIComponent('粉末')}`);
  expect(await screen.findByRole('textbox', { name: '需求描述' })).toHaveValue(
    '想知道：物相（是什么晶相）\n样品：粉末\n',
  );
  expect(screen.getByRole('textbox', { name: '需求标题' })).toHaveValue('粉末：物相');
});

test('an address with other words fills nothing', async () => {
  open('/require?find=bad&sample=bad');
  expect(await screen.findByRole('textbox', { name: '需求描述' })).toHaveValue('');
});

test('the form can be used when what was chosen cannot be read', async () => {
  open('/require?find=phase', {
    'open/web/device/find': () => {
      throw new Error('away');
    },
  });
  expect(await screen.findByRole('textbox', { name: '需求描述' })).toHaveValue('');
});

test.each(['/search', '/search?kw='])('%s leads to the finder', async (at) => {
  open(at, {
    'open/web/device/search': () => ({ total: 0, list: [], facets: { children: [], sample_states: [] } }),
  });
  expect(await screen.findByRole('link', { name: /从想知道的结果找/ })).toHaveAttribute(
    'href',
    '/search?find=',
  );
});
