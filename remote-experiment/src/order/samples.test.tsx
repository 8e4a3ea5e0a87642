import type { Sampling } from '@portal/shared/contract';
import { Refused } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { address, planItem, planOf } from '../testing/fixture';
import { chooseSource, describeSamples, keepSample, onSaturday, open, submit } from '../testing/orderPage';
import { storedSample } from '../testing/storedSample';

onSaturday();

const visit = (part: Partial<Sampling> = {}): Sampling => ({
  rid: 'visit-1',
  code: 'Q20261118-000001',
  state: 'done',
  date: '2026-11-20',
  time: '08:30-10:30',
  name: '林晓',
  phone: '13800000000',
  place: '北京市海淀区学院路 1 号',
  message: '',
  scene_date: null,
  created: '2026-11-18T02:00:00Z',
  can: [],
  ...part,
});

const rows = () =>
  within(screen.getByRole('list', { name: '样品' })).getAllByRole('group', { name: /个样品$/ });
const sent = (page: ReturnType<typeof open>) => page.server.inputs('auth/order/add');

test('there is a row for each sample of the count, with its number; missing parts are named one by one', async () => {
  const page = open({ plan: planOf({ 1: [planItem({ count: 3 })] }) });
  expect(await screen.findByLabelText('样品编号 3')).toHaveValue('S3');
  expect(rows()).toHaveLength(3);
  await submit(page);
  expect(await screen.findAllByText('[样品名称]不能为空（S1）')).not.toHaveLength(0);
  expect(screen.getByLabelText('样品名称 1')).toHaveFocus();
  // Each control that is wrong says why, the selects too.
  for (const label of ['样品名称 1', '样品形态 1', '样品形态 2'])
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription('[样品名称]不能为空（S1）');
  expect(screen.getByLabelText('样品名称 2')).not.toHaveAccessibleDescription();
  await page.visitor.type(screen.getByLabelText('样品名称 1'), 'LFP');
  await page.visitor.clear(screen.getByLabelText('样品编号 2'));
  await page.visitor.type(screen.getByLabelText('样品编号 2'), 's1');
  await page.visitor.selectOptions(screen.getByLabelText('样品形态 1'), '块体');
  await submit(page);
  expect(await screen.findAllByText('[样品编号]s1 重复')).not.toHaveLength(0);
  expect(screen.getByLabelText('样品编号 2')).toHaveFocus();
  expect(sent(page)).toEqual([]);
});

test('the first sample is copied to the others where nothing was entered, hazards too', async () => {
  const page = open({ plan: planOf({ 1: [planItem({ count: 3 })] }) });
  const { visitor } = page;
  await visitor.type(await screen.findByLabelText('样品名称 2'), '对照样');
  await visitor.click(screen.getByRole('button', { name: '危害 1：无' }));
  await visitor.click(screen.getByRole('checkbox', { name: '有毒' }));
  await visitor.click(screen.getByRole('checkbox', { name: '腐蚀性' }));
  await describeSamples(page);
  await submit(page);
  const hazards = ['toxic', 'corrosive'];
  await waitFor(() =>
    expect(sent(page)).toEqual([
      expect.objectContaining({
        samples: [
          { number: 'S1', name: 'LFP', form: 'powder', hazards },
          { number: 'S2', name: '对照样', form: 'powder', hazards },
          { number: 'S3', name: 'LFP', form: 'powder', hazards },
        ],
      }),
    ]),
  );
});

test('several tests can use the same samples: the number goes from the largest item to the sum', async () => {
  const items = [planItem({ count: 2 }), planItem({ rid: 'item-sem', count: 1 })];
  const page = open({ plan: planOf({ 1: items }), items: 'item-xrd,item-sem' });
  expect(await screen.findByText(/可填 2–3 个/)).toBeInTheDocument();
  expect(rows()).toHaveLength(2);
  const count = within(screen.getByRole('group', { name: '样品数量' }));
  await page.visitor.click(count.getByRole('button', { name: /^增加/ }));
  expect(rows()).toHaveLength(3);
  await page.visitor.type(screen.getByLabelText('样品名称 3'), '第三个');
  await page.visitor.click(count.getByRole('button', { name: /^减少/ }));
  expect(rows()).toHaveLength(2);
  expect(count.getByRole('button', { name: /^减少/ })).toHaveAttribute('aria-disabled', 'true');
  await page.visitor.click(count.getByRole('button', { name: /^增加/ }));
  expect(screen.getByLabelText('样品名称 3')).toHaveValue('第三个');
});

test('many samples are shown in two steps', async () => {
  const page = open({ plan: planOf({ 1: [planItem({ count: 25 })] }) });
  await page.visitor.click(await screen.findByRole('button', { name: '显示其余 5 个样品' }));
  await waitFor(() => expect(rows()).toHaveLength(25));
});

test('the server’s message about a sample is shown at the list', async () => {
  const page = open({ plan: planOf({ 1: [planItem()] }) });
  page.server.on({
    'auth/order/add': () => {
      throw new Refused('invalid_input', { 'samples.0.name': '[样品名称]不能超过 60 个字符' });
    },
  });
  await describeSamples(page);
  await submit(page);
  expect(await screen.findAllByText('[样品名称]不能超过 60 个字符')).toHaveLength(2);
});

test('stored samples, and samples taken on site, are offered only to a member who has some', async () => {
  const page = open({
    samplings: [visit({ state: 'booked' }), visit({ state: 'confirmed', date: '2026-11-23' })],
  });
  const sources = within(await screen.findByRole('group', { name: '样品来源' }));
  expect(sources.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual(['1', '4', '2']);
  page.unmount();
  open({ samplings: [visit()], stored: [storedSample(1)] });
  const all = within(await screen.findByRole('group', { name: '样品来源' }));
  expect(all.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
    '1',
    '4',
    '3',
    '0',
    '2',
  ]);
});

test('stored samples: as many as needed are chosen, without description and delivery', async () => {
  const page = open({ stored: [storedSample(1), storedSample(2), storedSample(3)] });
  await chooseSource(page, /^以往订单留存样品/);
  expect(screen.queryByRole('list', { name: '样品' })).not.toBeInTheDocument();
  expect(screen.getAllByText('订单 D20261001-000009')).toHaveLength(3);
  await keepSample(page);
  await page.visitor.click(screen.getByRole('checkbox', { name: /石墨 1/ }));
  await submit(page);
  expect(await screen.findAllByText('[留存样品]需要选择 2 个样品')).toHaveLength(2);
  await page.visitor.click(screen.getByRole('checkbox', { name: /石墨 3/ }));
  await submit(page);
  await waitFor(() =>
    expect(sent(page)).toEqual([
      expect.objectContaining({
        sample_source: 0,
        stored_rids: ['stored-1', 'stored-3'],
        samples: [],
        pickup: null,
        sample_disposal: 2,
        return_address: null,
      }),
    ]),
  );
});

test('a sample that was taken on site shows its visit', async () => {
  const page = open({
    samplings: [visit(), visit({ rid: 'visit-2', code: 'Q2', date: '2026-11-21', state: 'confirmed' })],
  });
  await chooseSource(page, /^已取样/);
  expect(screen.getByRole('radio', { name: /Q20261118-000001/ })).toBeChecked();
  await page.visitor.click(screen.getByRole('radio', { name: /Q2）$/ }));
  await describeSamples(page);
  await keepSample(page);
  await submit(page);
  await waitFor(() =>
    expect(sent(page)).toEqual([
      expect.objectContaining({ sample_source: 3, sampling_rid: 'visit-2', pickup: null }),
    ]),
  );
});

test('for samples that the member brings, the page shows the address', async () => {
  const page = open();
  await chooseSource(page, /^自带样品/);
  expect(screen.getByText('请将样品送至')).toBeInTheDocument();
  await describeSamples(page);
  await submit(page);
  await waitFor(() =>
    expect(sent(page)).toEqual([expect.objectContaining({ sample_source: 2, pickup: null })]),
  );
});

test('a return address that was deleted in another tab must be chosen again', async () => {
  let addresses = [address(), { ...address(), address_rid: 'far', city: '苏州市', default: 0 as const }];
  const page = open();
  page.server.on({
    'auth/address/list': () => addresses,
    'auth/order/add': () => {
      addresses = addresses.filter(({ address_rid }) => address_rid === 'far');
      throw new Refused('not_found', { msg: '地址不存在，请重新选择' });
    },
  });
  await describeSamples(page);
  await submit(page);
  const back = within(await screen.findByRole('group', { name: '寄回地址' }));
  expect(await back.findByText('[寄回地址]之前的选择已不可用，请重新选择')).toBeInTheDocument();
  expect(await back.findByRole('radio', { name: /苏州市/ })).not.toBeChecked();
  await submit(page);
  expect(page.server.inputs('auth/order/add')).toHaveLength(1);
});

test('a return without a saved address needs an entered one, which is saved on request', async () => {
  const page = open({ addresses: [] });
  page.server.on({ 'auth/address/add': (input) => ({ ...address(), ...input, address_rid: 'new' }) });
  const { visitor } = page;
  await describeSamples(page);
  await submit(page);
  expect(screen.getByLabelText(/^收件人/)).toHaveValue('林晓');
  for (const label of ['收件手机', '寄回地区', '寄回详细地址'])
    expect(screen.getAllByText(`[${label}]不能为空`)[0]).toBeInTheDocument();
  const back = within(screen.getByRole('group', { name: '寄回地址' }));
  await visitor.click(back.getByLabelText('粘贴地址，自动识别'));
  await visitor.paste('张三 13900000000 江苏省苏州市虎丘区科技路8号');
  expect(await back.findByText(/^已填入姓名、手机号、地区、详细地址/)).toBeInTheDocument();
  await visitor.click(back.getByLabelText('保存到地址簿'));
  await submit(page);
  const entered = {
    name: '张三',
    phone: '13900000000',
    province: '江苏省',
    city: '苏州市',
    area: '虎丘区',
    address: '科技路8号',
    address_code: '320505',
  };
  await waitFor(() => expect(page.server.inputs('auth/address/add')).toEqual([entered]));
  expect(sent(page)).toEqual([expect.objectContaining({ return_address: entered })]);
});

test('reimbursement materials are optional; another one needs its name', async () => {
  const page = open();
  await describeSamples(page);
  await page.visitor.click(screen.getByRole('checkbox', { name: '合同' }));
  await page.visitor.click(screen.getByRole('checkbox', { name: '其他' }));
  await submit(page);
  expect(await screen.findAllByText('[其他材料]不能为空')).toHaveLength(2);
  await page.visitor.type(screen.getByLabelText(/^其他材料/), '验收单');
  await submit(page);
  await waitFor(() =>
    expect(sent(page)).toEqual([
      expect.objectContaining({ materials: ['contract', 'other'], materials_other: '验收单' }),
    ]),
  );
});

describe('what a service says about samples', () => {
  test('only its ways are offered, and the others are named', async () => {
    const page = open({ plan: planOf({ 1: [planItem({ name: '压汞', disposals: [0] })] }) });
    expect(await screen.findByText(/“压汞”测试后的样品不能选择其他处理方式/)).toBeVisible();
    expect(screen.queryByRole('radio', { name: /测试后寄回/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('group', { name: '寄回地址' })).not.toBeInTheDocument();
    await describeSamples(page);
    await submit(page);
    await waitFor(() =>
      expect(sent(page)).toEqual([expect.objectContaining({ sample_disposal: 0, return_address: null })]),
    );
  });

  test('samples of people need an answer, and a promise when they are', async () => {
    const page = open({ plan: planOf({ 1: [planItem()] }) });
    const { visitor } = page;
    await describeSamples(page);
    expect(screen.queryByRole('region', { name: '人源样品' })).not.toBeInTheDocument();
    await visitor.selectOptions(screen.getByLabelText('样品形态 1'), '生物样品');
    const section = within(await screen.findByRole('region', { name: '人源样品' }));
    await submit(page);
    expect(await section.findByText('请说明样品或数据是否来自人体')).toBeVisible();
    await visitor.click(section.getByRole('radio', { name: '含人源样品或人的数据' }));
    await submit(page);
    expect(await section.findByText('来自人体的，请阅读并勾选承诺')).toBeVisible();
    expect(sent(page)).toEqual([]);
    await visitor.click(section.getByRole('checkbox', { name: /^我承诺/ }));
    await submit(page);
    await waitFor(() => expect(sent(page)).toEqual([expect.objectContaining({ human_samples: 'agreed' })]));
  });
});
