import { screen, waitFor, within } from '@testing-library/react';
import { planItem, planOf } from '../../testing/fixture';
import { chooseSource, describeSamples, keepSample, onSaturday, open, submit } from '../../testing/orderPage';
import { storedSample } from '../../testing/storedSample';
import { readSamples } from './reading/sampleReading';
import { readSampleText } from './sampleText';

onSaturday();

const bet = planItem({ rid: 'item-bet', device_rid: 'bet', name: '比表面与孔径分析（BET）', count: 2 });
const sem = planItem({ rid: 'item-sem', device_rid: 'sem', name: '场发射扫描电镜（SEM）', count: 6 });
const openBoth = (items = [bet, sem]) =>
  open({ plan: planOf({ 1: items }), items: items.map(({ rid }) => rid).join(',') });
const sent = (page: ReturnType<typeof open>) => page.server.inputs('auth/order/add');
const boxes = (name: string) => screen.getAllByRole<HTMLInputElement>('checkbox', { name });

test('BET×2 and SEM×6 on six samples: what does not agree is said, and one press ticks the first two', async () => {
  const page = openBoth();
  const { visitor } = page;
  const panel = within(await screen.findByRole('group', { name: '检测项目与样品' }));
  expect(panel.getByText('需 2 个样品，已勾选 6 个')).toBeInTheDocument();
  expect(panel.getByText('需 6 个样品，已勾选 6 个')).toBeInTheDocument();
  await describeSamples(page);
  await keepSample(page);
  await submit(page);
  expect(await screen.findAllByText('[样品清单]BET 需 2 个样品，已勾选 6 个')).not.toHaveLength(0);
  expect(sent(page)).toEqual([]);
  await visitor.click(panel.getByRole('button', { name: 'BET：只勾选 2 个' }));
  expect(boxes('BET').map(({ checked }) => checked)).toEqual([true, true, false, false, false, false]);
  expect(screen.getByRole('group', { name: '检测项目与样品' })).toHaveFocus();
  // The third sample instead of the second.
  await visitor.click(boxes('BET')[1] ?? document.body);
  await visitor.click(boxes('BET')[2] ?? document.body);
  await submit(page);
  await waitFor(() => expect(sent(page)).toHaveLength(1));
  const both = ['item-bet', 'item-sem'];
  const ticked = [both, ['item-sem'], both, ['item-sem'], ['item-sem'], ['item-sem']];
  expect(sent(page)).toMatchObject([{ samples: ticked.map((item_rids) => ({ item_rids })) }]);
});

test('the count can follow the ticked samples instead', async () => {
  const page = openBoth();
  const more = { ...bet, count: 6, total_fen: 36_000 };
  page.server.on({ 'auth/tempDevice/edit': () => planOf({ 1: [more, sem] }) });
  await page.visitor.click(await screen.findByRole('button', { name: 'BET：数量改为 6' }));
  expect(page.server.inputs('auth/tempDevice/edit')).toEqual([{ rid: 'item-bet', count: 6 }]);
  expect(await screen.findByText(/^每个样品都做：BET、SEM/)).toBeInTheDocument();
});

test('with many items the boxes of a sample are behind a button; a sample without a test opens its own', async () => {
  const items = Array.from({ length: 9 }, (_, at) =>
    planItem({ rid: `item-${at}`, name: `项目${at}`, count: 2 }),
  );
  const page = openBoth(items);
  await describeSamples(page);
  await keepSample(page);
  await page.visitor.click(screen.getByRole('button', { name: '按样品指定项目' }));
  expect(screen.queryByRole('checkbox', { name: '项目0' })).not.toBeInTheDocument();
  const second = screen.getByRole('button', { name: '检测项目 2：已选 9 项，共 9 项' });
  await page.visitor.click(second);
  for (const { name } of items) await page.visitor.click(screen.getByRole('checkbox', { name }));
  await page.visitor.click(second);
  expect(second).toHaveAccessibleName('检测项目 2：已选 0 项，共 9 项');
  expect(screen.queryByRole('checkbox', { name: '项目0' })).not.toBeInTheDocument();
  await submit(page);
  expect(await screen.findAllByText('[样品清单]样品 S2 未勾选检测项目')).not.toHaveLength(0);
  await waitFor(() => expect(screen.getByRole('checkbox', { name: '项目0' })).toHaveFocus());
});

test('where all counts are the number of samples nothing is to do, and nothing is sent; a sample without a test is named', async () => {
  const page = openBoth([
    { ...bet, count: 2 },
    { ...sem, count: 2 },
  ]);
  expect(await screen.findByText(/^每个样品都做：BET、SEM/)).toBeInTheDocument();
  expect(screen.queryByRole('checkbox', { name: 'BET' })).not.toBeInTheDocument();
  await describeSamples(page);
  await keepSample(page);
  await page.visitor.click(screen.getByRole('button', { name: '按样品指定项目' }));
  for (const name of ['BET', 'SEM']) await page.visitor.click(boxes(name)[1] ?? document.body);
  await submit(page);
  expect(await screen.findAllByText('[样品清单]样品 S2 未勾选检测项目')).not.toHaveLength(0);
  expect(boxes('BET')[1]).toHaveFocus();
  for (const name of ['BET', 'SEM']) await page.visitor.click(boxes(name)[1] ?? document.body);
  await submit(page);
  await waitFor(() => expect(sent(page)).toHaveLength(1));
  const described = { name: 'LFP', form: 'powder', hazards: [] };
  expect(sent(page)).toEqual([
    expect.objectContaining({
      samples: [
        { number: 'S1', ...described },
        { number: 'S2', ...described },
      ],
    }),
  ]);
});

test('one test has no boxes; a test counted otherwise is not compared', async () => {
  openBoth([bet]);
  expect(await screen.findByLabelText('样品名称 2')).toBeInTheDocument();
  expect(screen.queryByText(/每个样品都做/)).not.toBeInTheDocument();
});

test('stored samples are ticked for their tests too', async () => {
  const items = [
    { ...bet, count: 1 },
    { ...sem, count: 2 },
  ];
  const page = open({
    plan: planOf({ 1: items }),
    items: items.map(({ rid }) => rid).join(','),
    stored: [storedSample(1), storedSample(2)],
  });
  const { visitor } = page;
  await chooseSource(page, /^以往订单留存样品/);
  await keepSample(page);
  for (const name of [/石墨 1/, /石墨 2/]) await visitor.click(screen.getByRole('checkbox', { name }));
  await submit(page);
  expect(await screen.findAllByText('[留存样品]BET 需 1 个样品，已勾选 2 个')).not.toHaveLength(0);
  expect(sent(page)).toEqual([]);
  await visitor.click(screen.getByRole('button', { name: 'BET：只勾选 1 个' }));
  expect(boxes('BET').map(({ checked }) => checked)).toEqual([true, false]);
  await visitor.click(boxes('SEM')[1] ?? document.body);
  await submit(page);
  expect(await screen.findAllByText('[留存样品]样品 S2 未勾选检测项目')).not.toHaveLength(0);
  await visitor.click(boxes('SEM')[1] ?? document.body);
  await submit(page);
  await waitFor(() => expect(sent(page)).toHaveLength(1));
  expect(sent(page)).toMatchObject([
    {
      stored_rids: ['stored-1', 'stored-2'],
      stored_tests: [
        { rid: 'stored-1', item_rids: ['item-bet', 'item-sem'] },
        { rid: 'stored-2', item_rids: ['item-sem'] },
      ],
    },
  ]);
});

test('an imported list with unknown tests is taken only when each of them is answered', async () => {
  const { visitor } = openBoth([
    { ...bet, count: 3 },
    { ...sem, count: 3 },
  ]);
  await visitor.click(await screen.findByRole('button', { name: '粘贴或上传清单' }));
  const dialog = within(await screen.findByRole('dialog', { name: '导入样品清单' }));
  const lines = ['样品名称\t测试项目', '甲\t吸附', '乙\tSEM、XPS', '丙\txps'];
  await visitor.click(dialog.getByRole('textbox', { name: '粘贴清单' }));
  await visitor.paste(lines.join('\n'));
  const questions = within(await dialog.findByRole('group', { name: '请确认检测项目' }));
  expect(questions.getAllByRole('combobox')).toHaveLength(2);
  await visitor.click(dialog.getByRole('button', { name: '填入 3 个样品' }));
  expect(questions.getByRole('combobox', { name: '“吸附”指' })).toHaveFocus();
  expect(questions.getByText('请选择“XPS”指哪个项目')).toBeInTheDocument();
  await visitor.selectOptions(questions.getByRole('combobox', { name: '“吸附”指' }), 'BET');
  await visitor.click(dialog.getByRole('button', { name: '填入 3 个样品' }));
  expect(questions.getByRole('combobox', { name: '“XPS”指' })).toHaveFocus();
  await visitor.selectOptions(questions.getByRole('combobox', { name: '“XPS”指' }), '不选（忽略该名称）');
  expect(dialog.getByText('读到 3 个样品')).toBeInTheDocument();
  await visitor.click(dialog.getByRole('button', { name: '填入 3 个样品' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(boxes('BET').map(({ checked }) => checked)).toEqual([true, false, false]);
  expect(boxes('SEM').map(({ checked }) => checked)).toEqual([false, true, false]);
});

describe('the column 测试项目 of a list', () => {
  const read = (cell: string) =>
    readSamples(readSampleText(`样品编号\t样品名称\t测试项目\nA-1\t氧化铈\t${cell}`), { tests: [bet, sem] });

  test.each([
    ['BET、SEM', ['item-bet', 'item-sem']],
    ['sem；bet', ['item-bet', 'item-sem']],
    ['BET/SEM', ['item-bet', 'item-sem']],
    ['ＢＥＴ', ['item-bet']],
    ['比表面与孔径分析(BET)', ['item-bet']],
    ['场发射扫描电镜', ['item-sem']],
    ['全部', ['item-bet', 'item-sem']],
  ])('%s', (cell, tests) => {
    expect(read(cell).rows).toEqual([{ number: 'A-1', name: '氧化铈', tests }]);
    expect(read(cell).problems).toEqual([]);
  });

  test('what fits no item of the order is shown, and not guessed', () => {
    expect(read('BET、XRD')).toMatchObject({
      rows: [{ tests: ['item-bet'] }],
      problems: [{ field: 'tests', line: 2, message: '没有“XRD”，本单的项目是BET、SEM' }],
    });
    expect(read('BET、XRD、xrd').unknownTests).toEqual(['XRD']);
    expect(read('电镜').rows).toMatchObject([{ tests: [] }]);
    expect(read('').rows).toEqual([{ number: 'A-1', name: '氧化铈' }]);
  });
});
