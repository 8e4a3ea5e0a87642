/** @jest-environment ../build/jest-environment.cjs */
import { act, screen, waitFor } from '@testing-library/react';
import { call } from '../api';
import { leavingEvent } from '../parts';
import { alerts, useSession } from '../portal';
import { texts } from '../rules';
import { fakeEtag, type Handlers, member, Refused, renderRoute } from '../testing';
import {
  Form,
  fieldsOf,
  newPassword,
  noRegion,
  optional,
  phone,
  type Region,
  type RemoteDraft,
  region,
  SubmitButton,
  text,
  useForm,
} from './index';

interface Fields {
  readonly name: string;
  readonly phone: string;
  readonly company: string;
  readonly region: Region;
  readonly secret: string;
}

const { Text, RegionPicker } = fieldsOf<Fields>();
const initial = { name: '', phone: '', company: '', region: noRegion, secret: '' };
const rules = {
  name: text(texts.name),
  phone: phone(),
  company: optional(text(texts.company)),
  region: region('所在地区'),
  secret: newPassword(),
};
const keys: string[] = [];
/** The draft at the server, in tests of it. */
let remote: RemoteDraft | undefined;

function Page() {
  const owner = useSession().user?.userInfo.rid ?? '';
  const form = useForm<Fields>({ initial, rules, draft: { name: 'test', owner, ...(remote && { remote }) } });
  return (
    <Form
      form={form}
      autoFocus="phone"
      places={{ address_limit: 'company' }}
      send={({ name, phone, company }, { keyOf }) => {
        const input = {
          name,
          phone,
          company,
          province: '江苏省',
          city: '苏州市',
          area: '虎丘区',
          address_code: '320505',
          address: '1',
        };
        keys.push(keyOf(input));
        return call('auth/address/add', input);
      }}
    >
      <Text name="name" />
      <Text name="phone" />
      <Text name="company" />
      {!owner && <RegionPicker name="region" />}
      {!owner && <Text name="secret" />}
      <SubmitButton>提交</SubmitButton>
    </Form>
  );
}

const saved = {
  address_rid: 'a',
  name: '林',
  phone: '13800000000',
  province: '',
  city: '',
  area: '',
  address: '',
  address_code: '',
  company: '',
  default: 0 as const,
  etag: fakeEtag,
};
const open = (server: Handlers = {}, rid = 'user-1') =>
  renderRoute({
    routes: [{ path: '/', page: async () => Page }],
    at: '/',
    server: { 'auth/address/add': () => saved, ...server },
    ...(rid && { user: member({ userInfo: { rid } }) }),
  });
type Opened = ReturnType<typeof open>;

const field = (label: string) => screen.findByRole('textbox', { name: label }, { timeout: 20_000 });
const submit = async ({ visitor }: Opened) => visitor.click(screen.getByRole('button', { name: '提交' }));
async function fill({ visitor }: Opened) {
  await visitor.type(await field('姓名'), ' 林晓 ');
  await visitor.type(await field('手机号'), '+86 138-0000-0000');
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  keys.splice(0);
});

test('the first message is a toast, each is shown at its field, and a change removes it', async () => {
  const opened = open({}, '');
  expect(await field('手机号')).toHaveFocus();
  await submit(opened);
  expect(await screen.findAllByText('[姓名]不能为空')).toHaveLength(2);
  for (const label of ['手机号', '所在地区', '密码'])
    expect(screen.getAllByText(`[${label}]不能为空`)).toHaveLength(1);
  expect(await field('姓名')).toHaveFocus();
  await opened.visitor.type(await field('手机号'), '1');
  expect(screen.queryByText('[手机号]不能为空')).not.toBeInTheDocument();
  expect(opened.server.calls).toEqual([]);
});

test('is sent once, cleaned, however often it is submitted', async () => {
  let answer = () => {};
  const opened = open({
    'auth/address/add': () => new Promise((resolve) => (answer = () => resolve(saved))),
  });
  await fill(opened);
  await opened.visitor.keyboard('{Enter}{Enter}{Enter}');
  await waitFor(() => expect(opened.server.calls).toHaveLength(1));
  expect(screen.getByRole('button', { name: '提交' })).toBeDisabled();
  answer();
  await waitFor(() => expect(screen.getByRole('button', { name: '提交' })).toBeEnabled());
  expect(opened.server.inputs('auth/address/add')).toEqual([
    expect.objectContaining({ name: '林晓', phone: '13800000000' }),
  ]);
});

test('refusals of the server are shown at their fields, also for nested names, parts of a district and error ids', async () => {
  const opened = open();
  await fill(opened);
  const refuse = (error: Refused) =>
    opened.server.on({
      'auth/address/add': () => {
        throw error;
      },
    });
  refuse(new Refused('invalid_input', { 'pickup.phone': '[手机号]不可用', other: '别的' }));
  await submit(opened);
  expect(await screen.findAllByText('[手机号]不可用')).toHaveLength(2);
  expect(await field('手机号')).toHaveFocus();
  refuse(new Refused('address_limit'));
  await submit(opened);
  await waitFor(async () => expect(await field('单位')).toHaveAccessibleDescription(/已达上限 20 个地址/));
  // This page has no picker of districts, so the message becomes an alert.
  const before = alerts.queue.length;
  refuse(new Refused('invalid_input', { province: '[省份]不能为空' }));
  await submit(opened);
  await waitFor(() => expect(alerts.queue).toHaveLength(before + 1));
  expect(await field('姓名')).toHaveValue(' 林晓 ');
});

test('content keeps its key until it was sent successfully', async () => {
  const opened = open();
  await fill(opened);
  opened.server.offline = true;
  const send = async (times: number) => {
    await submit(opened);
    await waitFor(() => expect(keys).toHaveLength(times));
    await waitFor(() => expect(screen.getByRole('button', { name: '提交' })).toBeEnabled());
  };
  await send(1);
  await send(2);
  await opened.visitor.type(await field('单位'), '大学');
  await send(3);
  opened.server.offline = false;
  await send(4);
  // What was sent is not sent again, as by a second click on a dialog that is closing.
  await submit(opened);
  await opened.visitor.type(await field('单位'), 'x{Backspace}');
  await send(5);
  expect(opened.server.inputs('auth/address/add')).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
  expect(keys[3]).toBe(keys[2]);
  expect(keys[4]).not.toBe(keys[3]);
});

test('a draft is kept for its owner, without passwords, until the form is sent', async () => {
  const visitor = open({}, '');
  await visitor.visitor.type(await field('姓名'), '林晓');
  await visitor.visitor.type(screen.getByLabelText(/^密码/), 'a good password');
  await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).toContain('林晓'));
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('a good password');
  visitor.unmount();
  const first = open();
  expect(await field('姓名')).toHaveValue('林晓');
  await first.visitor.type(await field('手机号'), '13800000000');
  first.unmount();
  const other = open({}, 'user-2');
  expect(await field('姓名')).toHaveValue('');
  other.unmount();
  const again = open();
  expect(await field('手机号')).toHaveValue('13800000000');
  await submit(again);
  await waitFor(() => expect(sessionStorage.getItem('portal.draft.test')).toBeNull());
});

describe('a draft that the server keeps too', () => {
  const saves: string[] = [];
  const restored: boolean[] = [];
  const at = (second: number) => new Date(Date.now() + second * 1000).toISOString();
  /** Opens the form with the server's draft; a save answers `savedAt`, or fails without it. */
  const openWith = (stored: RemoteDraft['stored'], savedAt?: string) => {
    remote = {
      of: 'plan',
      stored,
      save: async (fields) => {
        saves.push(fields);
        if (savedAt === undefined) throw new Error('offline');
        return { saved: savedAt };
      },
      del: async () => {
        saves.push('deleted');
      },
      onRestored: (here) => {
        restored.push(here);
      },
    };
    return open();
  };
  afterEach(() => {
    remote = undefined;
    saves.length = 0;
    restored.length = 0;
    localStorage.clear();
  });

  test('is saved when the page is left, without passwords, and continued where it is newer', async () => {
    const first = openWith(null, at(1));
    await first.visitor.type(await field('姓名'), '林晓');
    first.unmount();
    expect(saves.map((fields) => JSON.parse(fields))).toEqual([expect.objectContaining({ name: '林晓' })]);
    expect(saves[0]).not.toContain('secret');
    const [fields = ''] = saves;
    await waitFor(() => expect(sessionStorage.getItem('portal.draft.test')).toContain('synced'));
    // The same tab goes on with its own draft, a new tab of this browser and another device with the server's.
    const known: { synced: string } = JSON.parse(sessionStorage.getItem('portal.draft.test') ?? '');
    openWith({ fields, saved: known.synced }).unmount();
    expect(restored).toEqual([]);
    sessionStorage.clear();
    const tab = openWith({ fields, saved: known.synced });
    expect(await field('姓名')).toHaveValue('林晓');
    tab.unmount();
    const device = openWith({ fields: JSON.stringify({ name: '张三', phone: 1 }), saved: at(5) });
    expect(await field('姓名')).toHaveValue('张三');
    device.unmount();
    expect(restored).toEqual([true, false]);
    expect(saves).toHaveLength(1);
  });

  test('does not replace what this tab could not save and was typed later', async () => {
    const page = openWith({ fields: JSON.stringify({ name: '张三' }), saved: at(-60) });
    expect(await field('姓名')).toHaveValue('张三');
    await page.visitor.type(await field('姓名'), '丰');
    page.unmount();
    expect(saves).toHaveLength(1);
    openWith({ fields: JSON.stringify({ name: '李四' }), saved: at(-30) });
    expect(await field('姓名')).toHaveValue('张三丰');
  });

  test('is deleted when the form was sent, and not saved again', async () => {
    const page = openWith(null, at(1));
    await page.visitor.type(await field('姓名'), '林晓');
    await page.visitor.type(await field('手机号'), '13800000000');
    await submit(page);
    await waitFor(() => expect(saves).toEqual(['deleted']));
    page.unmount();
    expect(saves).toEqual(['deleted']);
  });
});

test('a stored draft of another shape is ignored', async () => {
  const values = { name: 1, company: '大学', region: { province: 2 } };
  sessionStorage.setItem('portal.draft.test', JSON.stringify({ owner: 'user-1', values }));
  open();
  expect(await field('单位')).toHaveValue('大学');
  expect(await field('姓名')).toHaveValue('');
});

test.each([
  ['the shell loads its page again', () => new Event(leavingEvent)],
  ['the member reloads it', () => Object.assign(new Event('pagehide'), { persisted: false })],
])('a form without a draft keeps what was typed, without secrets, when %s', async (_when, leaving) => {
  const opened = (name: string) => {
    function Plain() {
      const form = useForm<Fields>({ initial: { ...initial, name }, rules });
      return (
        <Form form={form} send={async () => {}}>
          <Text name="company" />
          <Text name="secret" />
        </Form>
      );
    }
    return renderRoute({ routes: [{ path: '/', page: async () => Plain }], at: '/', user: member() });
  };
  const first = opened('王敏');
  await first.visitor.type(await field('单位'), '材料学院');
  // A session that has ended leaves the page to its member.
  await act(() => first.session.leave());
  await first.visitor.type(screen.getByLabelText(/^密码/), 'Secret-2026');
  window.dispatchEvent(leaving());
  expect(JSON.stringify({ ...sessionStorage })).toContain(`owner\\":\\"${member().userInfo.rid}`);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Secret');
  first.unmount();
  // The form of another object.
  const other = opened('李明');
  expect(await field('单位')).toHaveValue('');
  other.unmount();
  const again = opened('王敏');
  expect(await field('单位')).toHaveValue('材料学院');
  again.unmount();
  opened('王敏');
  expect(await field('单位')).toHaveValue('');
});

test('the choice of a district begins with the province and city of the last one, and still asks for the district', async () => {
  const first = open({}, '');
  const level = (name: string) => screen.getByRole('combobox', { name });
  await waitFor(() => expect(level('省份')).toBeEnabled());
  expect(level('省份')).toHaveValue('');
  await first.visitor.selectOptions(level('省份'), '江苏省');
  await first.visitor.selectOptions(level('城市'), '苏州市');
  await first.visitor.selectOptions(level('区县'), '虎丘区');
  first.unmount();
  sessionStorage.clear();

  const next = open({}, '');
  await waitFor(() => expect(screen.getByRole('combobox', { name: '城市' })).toHaveValue('苏州市'));
  expect(level('省份')).toHaveValue('江苏省');
  expect(level('区县')).toHaveValue('');
  await submit(next);
  expect(await screen.findByText('[所在地区]不能为空')).toBeInTheDocument();
  await next.visitor.selectOptions(level('区县'), '吴中区');
  expect(screen.queryByText('[所在地区]不能为空')).not.toBeInTheDocument();
  expect(level('区县')).toHaveValue('吴中区');
  // Another province can be chosen, and none.
  await next.visitor.selectOptions(level('省份'), '');
  expect(level('省份')).toHaveValue('');
});
