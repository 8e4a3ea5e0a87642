import { screen, waitFor, within } from '@testing-library/react';
import { call, presentOf } from '../api';
import { fakeEtag, type Handlers, member, Refused, renderRoute } from '../testing';
import { DialogForm, type EditSetup, fieldsOf, optional, text, useForm } from '.';

interface Values {
  readonly title: string;
  readonly bank: string;
  readonly account: string;
  readonly isDefault: boolean;
  readonly etag: string | undefined;
}

const { Text, Check } = fieldsOf<Values>();
const rules = {
  title: text(['抬头', 40]),
  bank: optional(text(['开户银行', 40])),
  account: optional(text(['银行账号', 40])),
};

const saved = {
  holder: 'company' as const,
  type: 1 as const,
  title: '甲公司',
  tax_number: '91350100M000100Y43',
  registered_address: '',
  registered_phone: '',
  bank: '甲银行',
  account: '',
  default: 0 as const,
};
const valuesOf = ({ title, bank, account, ...rest }: typeof saved & { etag: string }): Values => ({
  title,
  bank,
  account,
  isDefault: Boolean(rest.default),
  etag: rest.etag,
});
const edits: EditSetup<Values> = {
  present: (error) => {
    const present = presentOf(error, 'auth/invoice/edit');
    return present && valuesOf({ ...saved, ...present, default: 0, holder: 'company', type: 1 });
  },
  labels: { isDefault: '默认抬头' },
};

function Page() {
  const form = useForm<Values>({ initial: valuesOf({ ...saved, etag: fakeEtag }), rules });
  const send = ({ isDefault, ...values }: Values) =>
    call('auth/invoice/edit', { ...saved, ...values, rid: 'title-1', default: isDefault ? 1 : 0 });
  return (
    <DialogForm title="编辑" submit="保存" onClose={() => {}} form={form} send={send} edits={edits}>
      <Text name="title" />
      <Text name="bank" />
      <Text name="account" />
      <Check name="isDefault">默认</Check>
    </DialogForm>
  );
}

const next = 'etag-after-other';

/** A server on which somebody has changed these fields of the title since the page was opened. */
function open(meanwhile: Partial<typeof saved>) {
  let present = { ...saved, ...meanwhile, etag: next };
  const server: Handlers = {
    'auth/invoice/edit': ({ rid, etag, ...fields }) => {
      if (etag !== present.etag) throw new Refused('edited_meanwhile', undefined, undefined, present);
      present = { ...present, ...fields, etag: 'etag-after-mine1' } as typeof present;
      return { ...present, rid };
    },
  };
  return renderRoute({ routes: [{ path: '/', page: async () => Page }], at: '/', user: member(), server });
}

const field = (label: string) => screen.findByRole('textbox', { name: label }, { timeout: 20_000 });
const row = async (label: string) =>
  within(await screen.findByRole('list', { name: '被修改的内容' })).getByRole('listitem', { name: label });
const save = ({ visitor }: ReturnType<typeof open>) =>
  visitor.click(screen.getByRole('button', { name: '保存' }));
const lastSent = ({ server }: ReturnType<typeof open>) => server.inputs('auth/invoice/edit').at(-1);

beforeEach(() => sessionStorage.clear());

test("a field that the member did not change gets the other's value, what was typed stays, and both are sent", async () => {
  const opened = open({ bank: '乙银行' });
  await opened.visitor.type(await field('银行账号'), '6222000000000000');
  await save(opened);
  expect(await row('开户银行')).toHaveTextContent('开户银行：现为“乙银行”，已填入');
  expect(await field('开户银行')).toHaveValue('乙银行');
  expect(await field('银行账号')).toHaveValue('6222000000000000');
  await save(opened);
  await waitFor(() => expect(screen.queryByRole('list', { name: '被修改的内容' })).not.toBeInTheDocument());
  expect(lastSent(opened)).toMatchObject({ etag: next, bank: '乙银行', account: '6222000000000000' });
});

test('of a field that both have changed both values are shown, and the member chooses', async () => {
  const opened = open({ title: '乙公司', bank: '乙银行' });
  await opened.visitor.clear(await field('抬头'));
  await opened.visitor.type(await field('抬头'), '丙公司');
  await save(opened);
  expect(await row('抬头')).toHaveTextContent('现为“乙公司”，您填写的是“丙公司”');
  expect(await field('抬头')).toHaveValue('丙公司');
  await opened.visitor.click(screen.getByRole('button', { name: '改用现在的' }));
  expect(await field('抬头')).toHaveValue('乙公司');
  await opened.visitor.click(screen.getByRole('button', { name: '改用我填写的' }));
  expect(await field('抬头')).toHaveValue('丙公司');
  await save(opened);
  await waitFor(() =>
    expect(lastSent(opened)).toMatchObject({ title: '丙公司', bank: '乙银行', etag: next }),
  );
});

test('a change of what the form does not show is no question: the form is sent again by itself', async () => {
  const opened = open({ registered_phone: '010-00000000' });
  await opened.visitor.type(await field('银行账号'), '6222000000000000');
  await save(opened);
  await waitFor(() => expect(lastSent(opened)).toMatchObject({ etag: next, account: '6222000000000000' }));
  expect(screen.queryByText(/被修改过/)).not.toBeInTheDocument();
});
