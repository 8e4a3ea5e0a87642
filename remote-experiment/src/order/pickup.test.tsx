import { member } from '@portal/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { address } from '../testing/fixture';
import { day, describeSamples, keepSample, onSaturday, open, pickup, submit } from '../testing/orderPage';

// Whole journeys through the form, typed key by key, on a machine that may be busy.
onSaturday();

test('pick-up at a saved address', async () => {
  const page = open({
    addresses: [address(), address({ address_rid: 'far', address_code: '440305', name: '远方' })],
  });
  await pickup(page);
  await keepSample(page);
  await describeSamples(page);
  expect(screen.queryByText(/远方/)).not.toBeInTheDocument();
  await page.visitor.click(day(23));
  await page.visitor.click(screen.getByRole('radio', { name: '13:30-15:30' }));
  await submit(page);
  await waitFor(() =>
    expect(page.server.inputs('auth/order/add')).toEqual([
      expect.objectContaining({
        sample_source: 4,
        pickup: { type: 1, address_rid: 'address-1', date: '2026-11-23', time: '13:30-15:30', message: '' },
      }),
    ]),
  );
});

test('a message explains that the saved addresses have no pick-up, and another one is entered', async () => {
  const page = open({ addresses: [address({ address_code: '440305' })] });
  await pickup(page);
  await keepSample(page);
  expect(screen.getByRole('radio', { name: '已有地址' })).toBeDisabled();
  expect(screen.getByRole('radio', { name: '其他地址' })).toBeChecked();
  expect(screen.getByText(/所选地址所在城市暂未开通上门取样服务/)).toBeInTheDocument();
  expect(screen.getByLabelText(/^姓名/)).toHaveValue('林晓');
  expect(screen.getByLabelText(/^手机/)).toHaveValue('13800000000');
});

test('name and phone of a pick-up are proposed after the certification, unless they were typed', async () => {
  const page = open({ user: member({ address: [], userInfo: { name: '', teacher: '' } }), addresses: [] });
  await waitFor(() => expect(page.portal.dialogs.current).toEqual({ name: 'certification' }));
  act(() => page.portal.dialogs.close());
  await pickup(page);
  const name = await screen.findByLabelText(/^姓名/);
  const phone = screen.getByLabelText(/^手机/);
  expect(name).toHaveValue('');
  await page.visitor.type(phone, '13700000000');
  // The district of the address has no pick-up, so the fields stay.
  page.server.on({ 'auth/address/list': () => [address({ name: '林晓', address_code: '659001' })] });
  act(() => page.session.show(member()));
  act(() => void page.queryClient.invalidateQueries({ queryKey: ['auth/address/list'] }));
  await waitFor(() => expect(screen.getByLabelText(/^姓名/)).toHaveValue('林晓'));
  expect(screen.getByLabelText(/^手机/)).toHaveValue('13700000000');
});

test('without any saved address there is no choice, and a new one is required, field by field', async () => {
  const page = open({ addresses: [], name: '' });
  await pickup(page);
  await keepSample(page);
  expect(screen.queryByRole('radio', { name: '已有地址' })).not.toBeInTheDocument();
  expect(screen.queryByText(/所选地址所在城市暂未开通上门取样服务/)).not.toBeInTheDocument();
  await submit(page);
  for (const label of ['姓名', '手机', '取样地址', '详细地址', '取样日期', '取样时间'])
    expect(screen.getAllByText(`[${label}]不能为空`)[0]).toBeInTheDocument();
  expect(screen.getByLabelText(/^姓名/)).toHaveFocus();
  // The form is long: it begins with all that is wrong, and each message leads to its field.
  const summary = within(screen.getByRole('region', { name: '需要修改的内容' }));
  expect(summary.getByText(/^有 \d+ 处需要修改$/)).toBeInTheDocument();
  const messages = summary.getAllByRole('button').map(({ textContent }) => textContent);
  expect(messages).toEqual(expect.arrayContaining(['姓名不能为空', '取样地址不能为空', '取样日期不能为空']));
  await page.visitor.click(summary.getByRole('button', { name: '取样日期不能为空' }));
  expect(document.activeElement).toHaveAccessibleDescription('[取样日期]不能为空');
  await page.visitor.click(summary.getByRole('button', { name: '姓名不能为空' }));
  expect(screen.getByLabelText(/^姓名/)).toHaveFocus();
  await page.visitor.type(screen.getByLabelText(/^姓名/), '林晓');
  expect(screen.queryAllByText('[姓名]不能为空', { selector: 'p' })).toEqual([]);
  expect(summary.queryByRole('button', { name: '姓名不能为空' })).not.toBeInTheDocument();
  expect(page.server.inputs('auth/order/add')).toEqual([]);
});

test('a new address is limited to districts with pick-up and saved on request', async () => {
  const page = open({ addresses: [] });
  page.server.on({ 'auth/address/add': (input) => ({ ...address(), ...input, address_rid: 'new' }) });
  const { visitor } = page;
  await pickup(page);
  await visitor.clear(screen.getByLabelText(/^姓名/));
  await keepSample(page);
  await visitor.type(screen.getByLabelText(/^姓名/), '王老师');
  await visitor.type(screen.getByLabelText(/^手机/), '139000000001234');
  expect(screen.getByLabelText(/^手机/)).toHaveValue('13900000000');
  await waitFor(() => expect(screen.getByLabelText('省份')).toBeEnabled());
  const provinces = within(screen.getByLabelText('省份')).getAllByRole('option');
  expect(provinces.map((option) => option.textContent)).toEqual(['请选择省份', '北京市', '上海市']);
  await visitor.selectOptions(screen.getByLabelText('省份'), '上海市');
  expect(screen.queryByLabelText('城市')).not.toBeInTheDocument();
  await visitor.selectOptions(screen.getByLabelText('区县'), '浦东新区');
  await visitor.type(screen.getByLabelText(/^详细地址/), '张江路 1 号 3 楼 302');
  await visitor.click(screen.getByLabelText('保存到地址簿'));
  await describeSamples(page);
  await visitor.click(day(23));
  await visitor.click(screen.getByRole('radio', { name: '08:30-10:30' }));
  await submit(page);
  const own = {
    name: '王老师',
    phone: '13900000000',
    province: '上海市',
    city: '上海市',
    area: '浦东新区',
    address: '张江路 1 号 3 楼 302',
    address_code: '310115',
  };
  await waitFor(() => expect(page.server.inputs('auth/address/add')).toEqual([own]));
  expect(page.server.inputs('auth/order/add')).toEqual([
    expect.objectContaining({
      pickup: { type: 1, ...own, date: '2026-11-23', time: '08:30-10:30', message: '' },
    }),
  ]);
});

test('a pasted address fills in the fields; one without pick-up leaves the district open, and nothing of the first', async () => {
  const page = open({ addresses: [] });
  await pickup(page);
  await keepSample(page);
  const paste = screen.getByLabelText('粘贴地址，自动识别');
  await page.visitor.click(paste);
  await page.visitor.paste('张三 13900000000 北京市海淀区中关村大街1号 3单元');
  expect(await screen.findByText('已填入姓名、手机号、地区、详细地址，请核对')).toBeInTheDocument();
  expect(screen.getByLabelText(/^姓名/)).toHaveValue('张三');
  expect(screen.getByLabelText(/^手机/)).toHaveValue('13900000000');
  expect(screen.getByLabelText('省份')).toHaveValue('北京市');
  expect(screen.getByLabelText('区县')).toHaveValue('海淀区');
  expect(screen.getByLabelText(/^详细地址/)).toHaveValue('中关村大街1号 3单元');

  await page.visitor.clear(paste);
  await page.visitor.type(paste, '李四 深圳市南山区科技路 8 号');
  await page.visitor.click(screen.getByRole('button', { name: '识别' }));
  expect(
    await screen.findByText(
      '已填入姓名、详细地址，请核对；已清空上次识别的手机号、地区；地址所在地区不在可选范围内',
    ),
  ).toBeInTheDocument();
  expect(screen.getByLabelText('区县')).toHaveValue('');
  expect(screen.getByLabelText(/^手机/)).toHaveValue('');
  expect(screen.getByLabelText(/^姓名/)).toHaveValue('李四');
});

test("closed days can have the focus but can't be chosen", async () => {
  const page = open();
  await pickup(page);
  await keepSample(page);
  for (const closed of [20, 22, 25]) {
    expect(day(closed)).toHaveAttribute('aria-disabled', 'true');
    await page.visitor.click(day(closed));
    expect(day(closed)).toHaveAttribute('aria-selected', 'false');
  }
  expect(day(23)).toHaveAttribute('aria-disabled', 'false');
  expect(day(20)).toHaveAccessibleName(/不可预约：日期已过$/);
  expect(day(22)).toHaveAccessibleName(/不可预约：每周日不取样$/);
  expect(day(25)).toHaveAccessibleName(/不可预约：当日暂停取样$/);
});

test('keys move through the calendar, which ends six months ahead', async () => {
  const page = open();
  const { visitor } = page;
  await pickup(page);
  await keepSample(page);
  act(() => day(21).focus());
  await visitor.keyboard('{ArrowDown}{ArrowLeft}');
  expect(day(27)).toHaveFocus();
  await visitor.keyboard('{Enter}');
  expect(day(27)).toHaveAttribute('aria-selected', 'true');
  const next = screen.getByRole('button', { name: '下个月' });
  for (let month = 0; month < 6; month += 1) await visitor.click(next);
  expect(next).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('gridcell', { name: /^2027年5月21日/ })).toHaveAttribute('aria-disabled', 'false');
  expect(screen.getByRole('gridcell', { name: /^2027年5月22日/ })).toHaveAttribute('aria-disabled', 'true');
});

test('a slot that is closed on the new day changes to the first open one', async () => {
  const page = open();
  await pickup(page);
  await keepSample(page);
  await page.visitor.click(day(23));
  await page.visitor.click(screen.getByRole('radio', { name: '10:30-12:30' }));
  await page.visitor.click(day(24));
  expect(screen.getByRole('radio', { name: '10:30-12:30' })).toBeDisabled();
  expect(screen.getByRole('radio', { name: '08:30-10:30' })).toBeChecked();
});

test('today’s past slots are closed', async () => {
  const page = open();
  await pickup(page);
  await keepSample(page);
  await page.visitor.click(day(21));
  expect(screen.getByRole('radio', { name: '08:30-10:30 已截止' })).toBeDisabled();
  expect(screen.getByRole('radio', { name: '10:30-12:30' })).toBeEnabled();
});

test('the districts with pick-up are in a table that Escape closes', async () => {
  const page = open();
  await page.visitor.click(await screen.findByRole('button', { name: '查看可上门取样的地区' }));
  const table = within(screen.getByRole('region', { name: '可上门取样的地区' }));
  expect(table.getByRole('row', { name: '上海市 浦东新区' })).toBeInTheDocument();
  await page.visitor.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: '可上门取样的地区' })).not.toBeInTheDocument();
});
