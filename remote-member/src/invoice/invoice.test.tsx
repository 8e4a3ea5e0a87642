import type { Invoice } from '@portal/shared/contract';
import { fakeEtag, member, Refused, renderRoute } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../app/routes';
import { invoiceTitle } from '../testing/fixture';

const nextEtag = 'etag-after-edit1';

/** A fake server that stores the titles. */
function open(start: Invoice[]) {
  let titles = start;
  return renderRoute({
    routes,
    at: '/member/invoiceMg',
    user: member(),
    server: {
      'auth/invoice/list': () => titles,
      'auth/invoice/add': (input) => {
        const added = { ...input, etag: fakeEtag, rid: `title-${titles.length + 1}` };
        titles = [...titles, added];
        return added;
      },
      'auth/invoice/edit': (input) => {
        const edited = { ...input, etag: nextEtag };
        titles = titles.map((one) => (one.rid === input.rid ? edited : one));
        return edited;
      },
      'auth/invoice/del': ({ rid }) => {
        titles = titles.filter((one) => one.rid !== rid);
        return null;
      },
      'auth/invoice/default': ({ rid }) => {
        titles = titles.map((one) => ({ ...one, default: one.rid === rid ? 1 : 0 }));
        return null;
      },
    },
  });
}

const card = async (name = '示例大学') => within(await screen.findByRole('listitem', { name }));
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('the code is checked while it is typed, and a new title is saved once', async () => {
  const { visitor, server } = open([]);
  expect(await screen.findByText('还没有发票抬头')).toBeInTheDocument();
  await visitor.click(screen.getByRole('button', { name: '新增抬头' }));
  const dialog = await dialogOf('新增抬头');
  const code = dialog.getByLabelText(/^税号/);
  await visitor.type(code, '9135');
  expect(dialog.getByText('已填 4 位，还差 14 位')).toBeInTheDocument();
  await visitor.type(code, '0100m000100y44');
  expect(dialog.getByText('校验码不符，请逐位核对')).toBeInTheDocument();
  await visitor.click(dialog.getByRole('button', { name: '保存' }));
  expect(await dialog.findByText('[发票抬头]不能为空')).toBeInTheDocument();
  expect(dialog.getByText('[税号]格式不正确')).toBeInTheDocument();
  await visitor.clear(code);
  await visitor.type(code, '9135 0100 M000 100Y 43');
  expect(dialog.getByText('✓ 校验通过')).toBeInTheDocument();
  await visitor.type(dialog.getByLabelText(/^发票抬头/), '示例大学');
  await visitor.dblClick(dialog.getByRole('button', { name: '保存' }));
  expect((await card()).getByText('税号 91350100M000100Y43')).toBeInTheDocument();
  expect(server.inputs('auth/invoice/add')).toEqual([
    {
      holder: 'company',
      type: 1,
      title: '示例大学',
      tax_number: '91350100M000100Y43',
      default: 0,
      registered_address: '',
      registered_phone: '',
      bank: '',
      account: '',
    },
  ]);
});

test('a special invoice needs every detail; a person has none and gets no special invoice', async () => {
  const { visitor, server } = open([invoiceTitle()]);
  await visitor.click(await screen.findByRole('button', { name: '新增抬头' }));
  const dialog = await dialogOf('新增抬头');
  await visitor.click(dialog.getByLabelText('电子专用发票'));
  await visitor.type(dialog.getByLabelText(/^发票抬头/), '林晓');
  await visitor.click(dialog.getByRole('button', { name: '保存' }));
  for (const label of ['税号', '注册地址', '注册电话', '开户银行', '银行账号'])
    expect(await dialog.findByText(`[${label}]不能为空`)).toBeInTheDocument();
  await visitor.click(dialog.getByLabelText('个人'));
  expect(dialog.getByLabelText('电子专用发票')).toBeDisabled();
  expect(dialog.getByLabelText('电子普通发票')).toBeChecked();
  expect(dialog.queryByLabelText(/^税号/)).not.toBeInTheDocument();
  await visitor.click(dialog.getByRole('button', { name: '保存' }));
  await card('林晓');
  expect(server.inputs('auth/invoice/add')).toMatchObject([{ holder: 'person', type: 1, tax_number: '' }]);
});

test('editing starts with the saved values, and a refusal is shown at its field', async () => {
  const { visitor, server } = open([invoiceTitle()]);
  await visitor.click((await card()).getByRole('button', { name: '编辑：示例大学' }));
  const dialog = await dialogOf('编辑抬头');
  expect(dialog.getByLabelText(/^银行账号/)).toHaveValue('1234567890123');
  expect(dialog.getByRole('checkbox', { name: '设为默认抬头' })).toBeDisabled();
  server.on({
    'auth/invoice/edit': () => {
      throw new Refused('invalid_input', { title: '[发票抬头]不能超过 100 个字符' });
    },
  });
  await visitor.click(dialog.getByRole('button', { name: '保存' }));
  expect(await dialog.findByText('[发票抬头]不能超过 100 个字符')).toBeInTheDocument();
  expect(dialog.getByLabelText(/^发票抬头/)).toHaveFocus();
});

test('deleting asks first and says what happens to the default', async () => {
  const other = invoiceTitle({ rid: 'title-2', title: '示例公司', default: 0 });
  const { visitor, server } = open([invoiceTitle(), other]);
  await visitor.click((await card()).getByRole('button', { name: '删除：示例大学' }));
  const question = await dialogOf('删除抬头');
  expect(question.getByText(/另一个抬头成为默认抬头/)).toBeInTheDocument();
  await visitor.click(question.getByRole('button', { name: '取消' }));
  expect(server.inputs('auth/invoice/del')).toEqual([]);
  await visitor.click((await card()).getByRole('button', { name: '删除：示例大学' }));
  await visitor.click((await dialogOf('删除抬头')).getByRole('button', { name: '确定' }));
  await waitFor(() => expect(screen.queryByRole('listitem', { name: '示例大学' })).not.toBeInTheDocument());
  await visitor.click((await card('示例公司')).getByRole('button', { name: '设为默认：示例公司' }));
  await waitFor(async () => expect((await card('示例公司')).getByText('默认')).toBeInTheDocument());
});
