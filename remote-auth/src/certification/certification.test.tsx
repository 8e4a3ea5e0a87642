import { fakeEtag, member, Refused } from '@portal/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { openDialog } from '../testing/openDialog';
import { field } from '../testing/openLogin';

const stranger = () =>
  member({ address: [], userInfo: { name: '', email: '', organization: null, company: '', teacher: '' } });
const submit = () => screen.getByRole('button', { name: '提交' });

type Opened = Awaited<ReturnType<typeof openDialog>>;

async function fillIn({ visitor }: Pick<Opened, 'visitor'>, left: readonly string[] = []) {
  const typed = {
    姓名: '林晓',
    邮箱: 'lin@example.com',
    单位名称: '示例大学',
    导师姓名: '王老师',
    详细地址: '示例路 1 号 502 室',
  };
  for (const [label, value] of Object.entries(typed))
    if (!left.includes(label)) await visitor.type(field(label), value);
  if (left.includes('收货地区')) return;
  await waitFor(() => expect(screen.getByLabelText('省份')).toBeEnabled());
  await visitor.selectOptions(screen.getByLabelText('省份'), '上海市');
  await visitor.selectOptions(screen.getByLabelText('区县'), '杨浦区');
}

test('shows a warning and two groups, and reports the first missing field', async () => {
  const { visitor, server } = await openDialog('certification', { user: stranger() });
  expect(screen.getByText('未完善基本信息将无法下单，请先完成资料认证')).toBeInTheDocument();
  expect(screen.getByRole('region', { name: '基本信息' })).toBeInTheDocument();
  expect(screen.getByRole('region', { name: '地址信息' })).toBeInTheDocument();
  for (const purpose of [
    '请填写真实姓名，用于签订协议和开票',
    '仅在联系不到您时，用于核对样品与结算',
    '仅用于上门取样和寄回样品',
  ])
    expect(screen.getByText(purpose)).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: '学生' })).toBeChecked();

  await visitor.click(submit());
  expect(await screen.findAllByText('[姓名]不能为空')).toHaveLength(2);
  expect(field('姓名')).toHaveFocus();
  for (const label of ['邮箱', '单位名称', '导师姓名', '收货地区', '详细地址'])
    expect(screen.getAllByText(`[${label}]不能为空`)).toHaveLength(1);
  expect(server.inputs('auth/user/updateInfo')).toEqual([]);
});

test('a certified member edits the profile without the warning, and can cancel', async () => {
  const { visitor } = await openDialog('certification', { user: member() });
  expect(screen.getByRole('region', { name: '基本信息' })).toBeInTheDocument();
  expect(screen.queryByText(/未完善基本信息/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '暂不填写' })).not.toBeInTheDocument();
  await visitor.click(screen.getByRole('button', { name: '取消' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a missing region gets the focus', async () => {
  const opened = await openDialog('certification', { user: stranger() });
  await fillIn(opened, ['收货地区']);
  await opened.visitor.click(submit());
  expect(await screen.findAllByText('[收货地区]不能为空')).toHaveLength(2);
  expect(screen.getByLabelText('省份')).toHaveFocus();
});

test('a student names a supervisor; the certification is stored and the profile fetched again', async () => {
  const opened = await openDialog('certification', {
    user: stranger(),
    server: { 'auth/user/updateInfo': () => null },
  });
  await fillIn(opened);
  await opened.visitor.dblClick(submit());
  expect(await screen.findByText('操作成功!')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(opened.session.reloads).toBe(1);
  expect(opened.server.inputs('auth/user/updateInfo')).toEqual([
    {
      etag: fakeEtag,
      name: '林晓',
      email: 'lin@example.com',
      organization: 0,
      company: '示例大学',
      teacher: '王老师',
      teacher_phone: '',
      teacher_mail: '',
      province: '上海市',
      city: '上海市',
      area: '杨浦区',
      address_code: '310110',
      address: '示例路 1 号 502 室',
    },
  ]);
  expect(opened.server.unexpected).toEqual([]);
});

test.each([
  '收货人：王小明，电话139-0000-0001，浙江省杭州市余杭区文一西路969号，邮编311121',
  '古丽巴哈尔 (+86)13900000001 浙江省杭州市余杭区文一西路969号 收',
  '浙江省杭州市余杭区文一西路969号 王小明[2568] 13900000001',
])('of a pasted address only the district and the detail are taken: %s', async (pasted) => {
  const { visitor, server } = await openDialog('certification', {
    user: stranger(),
    server: { 'auth/user/updateInfo': () => null },
  });
  await fillIn({ visitor }, ['收货地区', '详细地址']);
  await visitor.click(field('粘贴地址，自动识别'));
  await visitor.paste(pasted);
  expect(await screen.findByText('已填入地区、详细地址，请核对')).toBeInTheDocument();
  expect(field('姓名')).toHaveValue('林晓');
  await visitor.click(submit());
  await waitFor(() =>
    expect(server.inputs('auth/user/updateInfo')).toEqual([
      expect.objectContaining({
        name: '林晓',
        teacher: '王老师',
        teacher_phone: '',
        province: '浙江省',
        city: '杭州市',
        area: '余杭区',
        address: '文一西路969号',
      }),
    ]),
  );
});

test.each(['教师', '个人', '企业'])('%s has no supervisor', async (type) => {
  const opened = await openDialog('certification', {
    user: stranger(),
    server: { 'auth/user/updateInfo': () => null },
  });
  await fillIn(opened);
  await opened.visitor.click(screen.getByRole('radio', { name: type }));
  expect(screen.queryByLabelText(/^导师姓名/)).not.toBeInTheDocument();
  await opened.visitor.click(submit());
  await waitFor(() =>
    expect(opened.server.inputs('auth/user/updateInfo')).toEqual([expect.objectContaining({ teacher: '' })]),
  );
});

test('暂不填写 continues to the page that was asked for', async () => {
  const { visitor, portal } = await openDialog('certification', {
    user: stranger(),
    dialog: { nextDialog: 'sampling' },
  });
  await visitor.click(screen.getByRole('button', { name: '暂不填写' }));
  expect(portal.dialogs.current).toEqual({ name: 'sampling' });
});

test('a refusal is shown at its field, and the input is kept', async () => {
  const opened = await openDialog('certification', {
    user: stranger(),
    server: {
      'auth/user/updateInfo': () => {
        throw new Refused('invalid_input', { address_code: '[收货地区]格式不正确' });
      },
    },
  });
  await fillIn(opened);
  await opened.visitor.click(submit());
  expect(await screen.findAllByText('[收货地区]格式不正确')).toHaveLength(2);
  expect(field('姓名')).toHaveValue('林晓');
});
