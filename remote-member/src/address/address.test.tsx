import type { Address } from '@portal/shared/contract';
import { fakeEtag, member, Refused, renderRoute } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../app/routes';
import { address } from '../testing/fixture';

const nextEtag = 'etag-after-edit1';

/** A fake server that stores the address book. */
function open(start: Address[]) {
  let book = start;
  return renderRoute({
    routes,
    at: '/member/address',
    user: member(),
    server: {
      'auth/address/list': () => book,
      'auth/address/add': (input) => {
        const added = { ...input, etag: fakeEtag, address_rid: `address-${book.length + 1}` };
        book = [...book, added];
        return added;
      },
      'auth/address/edit': (input) => {
        const edited = { ...input, etag: nextEtag };
        book = book.map((one) => (one.address_rid === input.address_rid ? edited : one));
        return edited;
      },
      'auth/address/del': ({ address_rid }) => {
        book = book.filter((one) => one.address_rid !== address_rid);
        return null;
      },
      'auth/address/default': ({ address_rid }) => {
        book = book.map((one) => ({ ...one, default: one.address_rid === address_rid ? 1 : 0 }));
        return null;
      },
    },
  });
}

const other = address({ address_rid: 'address-2', name: '王老师', default: 0 });
const card = (name: string) => screen.findByRole('listitem', { name: `${name}的地址` });

test('a new address: missing fields are reported, then the address is listed', async () => {
  const { visitor, server } = open([]);
  expect(await screen.findByText('还没有地址')).toBeInTheDocument();
  await visitor.click(screen.getByRole('button', { name: '新增地址' }));
  const dialog = within(screen.getByRole('dialog'));
  await visitor.click(dialog.getByRole('button', { name: '保存' }));
  for (const label of ['姓名', '手机号', '所在地区', '详细地址'])
    expect(dialog.getByText(`[${label}]不能为空`)).toBeInTheDocument();
  expect(dialog.getByLabelText(/^姓名/)).toHaveFocus();

  await visitor.type(dialog.getByLabelText(/^姓名/), '林晓');
  expect(dialog.queryByText('[姓名]不能为空')).not.toBeInTheDocument();
  await visitor.type(dialog.getByLabelText(/^手机号/), '12345');
  await waitFor(() => expect(dialog.getByLabelText('省份')).toBeEnabled());
  await visitor.selectOptions(dialog.getByLabelText('省份'), '江苏省');
  await visitor.selectOptions(dialog.getByLabelText('城市'), '苏州市');
  await visitor.selectOptions(dialog.getByLabelText('区县'), '虎丘区');
  await visitor.type(dialog.getByLabelText(/^详细地址/), '科技路 8 号');
  await visitor.click(dialog.getByRole('button', { name: '保存' }));
  expect(dialog.getByText('[手机号]格式不正确')).toBeInTheDocument();
  await visitor.clear(dialog.getByLabelText(/^手机号/));
  await visitor.type(dialog.getByLabelText(/^手机号/), '13800000000');
  await visitor.click(dialog.getByRole('button', { name: '保存' }));
  expect(await card('林晓')).toHaveTextContent('江苏省苏州市虎丘区科技路 8 号');
  expect(server.inputs('auth/address/add')).toEqual([
    {
      name: '林晓',
      phone: '13800000000',
      province: '江苏省',
      city: '苏州市',
      area: '虎丘区',
      address: '科技路 8 号',
      address_code: '320505',
      company: '',
      default: 0,
    },
  ]);
});

test('editing starts with the saved values, and the server’s message is shown at its field', async () => {
  const { visitor, server } = open([address()]);
  await visitor.click(within(await card('林晓')).getByRole('button', { name: '编辑：林晓' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByLabelText('区县')).toHaveValue('海淀区');
  await visitor.clear(dialog.getByLabelText(/^姓名/));
  await visitor.type(dialog.getByLabelText(/^姓名/), '林小');
  server.on({
    'auth/address/edit': () => {
      throw new Refused('invalid_input', { address: '[详细地址]不能超过 200 个字符' });
    },
  });
  await visitor.click(dialog.getByRole('button', { name: '保存' }));
  expect(await dialog.findByText('[详细地址]不能超过 200 个字符')).toBeInTheDocument();
  expect(dialog.getByLabelText(/^姓名/)).toHaveValue('林小');
  expect(dialog.getByLabelText(/^详细地址/)).toHaveFocus();
});

test('deleting asks for confirmation', async () => {
  const { visitor } = open([address(), other]);
  await visitor.click(within(await card('王老师')).getByRole('button', { name: '删除：王老师' }));
  await visitor.click(within(screen.getByRole('dialog')).getByRole('button', { name: '取消' }));
  expect(await card('王老师')).toBeInTheDocument();
  await visitor.click(within(await card('王老师')).getByRole('button', { name: '删除：王老师' }));
  await visitor.click(within(screen.getByRole('dialog')).getByRole('button', { name: '确定' }));
  await waitFor(() =>
    expect(screen.queryByRole('listitem', { name: '王老师的地址' })).not.toBeInTheDocument(),
  );
});

test('the last address says that the certification goes with it; one of two says nothing', async () => {
  const { visitor } = open([address(), other]);
  const ask = async (name: string) => {
    await visitor.click(within(await card(name)).getByRole('button', { name: `删除：${name}` }));
    return within(await screen.findByRole('dialog'));
  };
  expect((await ask('王老师')).queryByText(/资料认证/)).not.toBeInTheDocument();
  await visitor.click(screen.getByRole('button', { name: '确定' }));
  await waitFor(() =>
    expect(screen.queryByRole('listitem', { name: '王老师的地址' })).not.toBeInTheDocument(),
  );
  expect((await ask('林晓')).getByText(/资料认证不再完整/)).toBeInTheDocument();
});

test('another address is made the default', async () => {
  const { visitor } = open([address(), other]);
  await visitor.click(within(await card('王老师')).getByRole('button', { name: '设为默认：王老师' }));
  await waitFor(async () => expect(await card('王老师')).toHaveTextContent('默认'));
  expect(within(await card('林晓')).getByRole('button', { name: '设为默认：林晓' })).toBeInTheDocument();
});

test('a pasted address fills in the fields, also with the short name of a province', async () => {
  const { visitor } = open([]);
  await visitor.click(await screen.findByRole('button', { name: '新增地址' }));
  const dialog = within(screen.getByRole('dialog'));
  await visitor.click(dialog.getByLabelText('粘贴地址，自动识别'));
  await visitor.paste('内蒙古呼和浩特新城区海拉尔东街5号，林晓，13800000000');
  expect(await dialog.findByText(/^已填入姓名、手机号、地区、详细地址/)).toBeInTheDocument();
  await visitor.click(dialog.getByRole('button', { name: '保存' }));
  expect(await card('林晓')).toHaveTextContent('内蒙古自治区呼和浩特市新城区海拉尔东街5号');
});

test('a second pasted address leaves nothing of the first person, but what was typed since', async () => {
  const { visitor } = open([]);
  await visitor.click(await screen.findByRole('button', { name: '新增地址' }));
  const dialog = within(screen.getByRole('dialog'));
  const field = dialog.getByLabelText('粘贴地址，自动识别');
  const paste = async (text: string) => {
    await visitor.clear(field);
    await visitor.click(field);
    await visitor.paste(text);
  };
  await paste('收货人：林晓，电话139-000-00001，浙江省杭州市余杭区文一西路969号，邮编311121');
  expect(await dialog.findByText(/^已填入姓名、手机号、地区、详细地址/)).toBeInTheDocument();
  expect(dialog.getByLabelText(/^详细地址/)).toHaveValue('文一西路969号');
  expect(dialog.getByLabelText(/^手机号/)).toHaveValue('13900000001');

  await paste('北京市海淀区学院路30号');
  expect(
    await dialog.findByText('已填入地区、详细地址，请核对；已清空上次识别的姓名、手机号'),
  ).toBeInTheDocument();
  expect(dialog.getByLabelText(/^姓名/)).toHaveValue('');
  expect(dialog.getByLabelText(/^手机号/)).toHaveValue('');

  await visitor.type(dialog.getByLabelText(/^姓名/), '王老师');
  await paste('13900000002');
  await waitFor(() => expect(dialog.getByLabelText(/^手机号/)).toHaveValue('13900000002'));
  expect(dialog.getByLabelText(/^姓名/)).toHaveValue('王老师');
  expect(dialog.getByLabelText(/^详细地址/)).toHaveValue('学院路30号');
  await paste('上海市浦东区张江路1号 古丽巴哈尔 13900000003 身份证310115199003071234');
  await waitFor(() => expect(dialog.getByLabelText(/^姓名/)).toHaveValue('古丽巴哈尔'));
  expect(dialog.getByLabelText(/^详细地址/)).toHaveValue('张江路1号');
  expect(dialog.getByLabelText('区县')).toHaveValue('浦东新区');
});
