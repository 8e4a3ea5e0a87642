import { labClock, limits } from '@portal/shared/rules';
import { member, Refused, type RenderRouteOptions, renderRoute } from '@portal/shared/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { routes } from '../app/routes';
import { device } from '../testing/device';
import { setting } from '../testing/setting';

const add = 'open/web/requirement/add';

beforeEach(() => sessionStorage.clear());

function open(options: Partial<RenderRouteOptions> = {}) {
  return renderRoute({
    routes,
    at: '/require',
    ...options,
    server: {
      'open/setting': setting,
      'open/web/device/detail': () => device(),
      [add]: () => ({ code: 'R20261121-000001' }),
      ...options.server,
    },
  });
}

type Opened = ReturnType<typeof open>;

const field = (label: string) => screen.findByRole('textbox', { name: label });
const submit = () => screen.getByRole('button', { name: '提交' });
const fileInput = () => screen.getByLabelText('附件文件');
const pdf = () => new File(['%PDF-1.4'], '样品清单.pdf', { type: 'application/pdf' });

async function fill({ visitor }: Opened) {
  await visitor.type(await field('需求描述'), '五个粉末样品的物相');
  await visitor.type(await field('姓名'), ' 王小明 ');
  await visitor.type(await field('手机号'), '139 1234 5678');
}

const filled = { kind: 'requirement', name: '王小明', phone: '13912345678', content: '五个粉末样品的物相' };

test('a visitor posts a requirement with a file, once, and sees its number and what happens next', async () => {
  const opened = open();
  await fill(opened);
  await opened.visitor.type(await field('需求标题'), '物相鉴定');
  await opened.visitor.upload(fileInput(), pdf());
  expect(screen.getByText('样品清单.pdf')).toBeVisible();
  await opened.visitor.dblClick(submit());
  expect(await screen.findByRole('heading', { name: '需求已提交' })).toHaveFocus();
  expect(screen.getByText('R20261121-000001')).toBeVisible();
  expect(screen.getByText(/短信/)).toBeVisible();
  expect(screen.getByRole('link', { name: '需求列表' })).toHaveAttribute('href', '/experiment/demand');
  const made = opened.server.calls.filter(({ path }) => path === add);
  expect(made).toHaveLength(1);
  expect(made[0]?.input).toMatchObject({ ...filled, title: '物相鉴定' });
  expect(made[0]?.file?.name).toBe('样品清单.pdf');
  expect(opened.server.unexpected).toEqual([]);
});

test('deadline, samples and budget are sent when they are stated, as the server takes them', async () => {
  const opened = open();
  await fill(opened);
  await opened.visitor.type(await field('样品数量'), '１２');
  await opened.visitor.type(await field('预算'), '￥5,000');
  const due = screen.getByLabelText('最晚出数据日期');
  fireEvent.change(due, { target: { value: '2020-01-01' } });
  await opened.visitor.click(submit());
  await waitFor(() => expect(due).toHaveAccessibleDescription('[最晚出数据日期]不能早于今天'));
  const { today } = labClock(new Date());
  fireEvent.change(due, { target: { value: today } });
  await opened.visitor.click(submit());
  await screen.findByRole('heading', { name: '需求已提交' });
  expect(opened.server.inputs(add)).toMatchObject([
    { ...filled, due: today, sample_count: '12', budget_fen: '500000' },
  ]);
  await opened.visitor.click(screen.getByRole('button', { name: '再写一条' }));
  expect(await field('样品数量')).toHaveValue('');
});

test('another one starts with an empty text and the same contact data', async () => {
  const opened = open();
  await fill(opened);
  await opened.visitor.click(submit());
  await opened.visitor.click(await screen.findByRole('button', { name: '再写一条' }));
  expect(await field('需求描述')).toHaveValue('');
  expect(await field('需求描述')).toHaveFocus();
  expect(await field('姓名')).toHaveValue('王小明');
});

test('a template fills an empty text at once, and one that somebody wrote only after a question', async () => {
  const { visitor } = open();
  await visitor.click(await screen.findByRole('button', { name: '失效分析' }));
  expect(await field('需求标题')).toHaveValue('失效分析');
  const content = await field('需求描述');
  expect(content).toHaveFocus();
  await visitor.click(screen.getByRole('button', { name: '物相鉴定' }));
  expect(await field('需求标题')).toHaveValue('物相鉴定');
  await visitor.type(content, '五个粉末');
  await visitor.click(screen.getByRole('button', { name: '批量送样' }));
  await visitor.click(await screen.findByRole('button', { name: '取消' }));
  expect((content as HTMLTextAreaElement).value).toMatch(/五个粉末$/);
  await visitor.click(await screen.findByRole('button', { name: '批量送样' }));
  await visitor.click(await screen.findByRole('button', { name: '替换' }));
  await waitFor(async () => expect(await field('需求标题')).toHaveValue('批量送样'));
  expect((content as HTMLTextAreaElement).value).not.toContain('五个粉末');
});

test('the upload shows its progress', async () => {
  let arrive = () => {};
  const opened = open({
    server: { [add]: () => new Promise((done) => (arrive = () => done({ code: 'R1' }))) },
  });
  await fill(opened);
  await opened.visitor.upload(fileInput(), pdf());
  await opened.visitor.click(submit());
  expect(await screen.findByRole('progressbar', { name: '提交进度' })).toHaveAttribute('aria-valuenow', '50');
  expect(screen.queryByRole('button', { name: /^移除/ })).not.toBeInTheDocument();
  arrive();
  expect(await screen.findByRole('heading', { name: '需求已提交' })).toBeVisible();
});

test('the first invalid field is reported and focused; nothing is sent', async () => {
  const { visitor, server } = open();
  await visitor.type(await field('手机号'), '123');
  await visitor.type(await field('邮箱'), 'nobody');
  await visitor.click(submit());
  expect(await field('需求描述')).toHaveFocus();
  expect(screen.getAllByText('[需求描述]不能为空')).not.toHaveLength(0);
  for (const message of ['[姓名]不能为空', '[手机号]格式不正确', '[邮箱]格式不正确'])
    expect(screen.getByText(message)).toBeVisible();
  expect(server.inputs(add)).toEqual([]);
});

test('a text that is too long is kept and reported', async () => {
  const opened = open();
  await fill(opened);
  const content = await field('需求描述');
  await opened.visitor.clear(content);
  await opened.visitor.click(content);
  await opened.visitor.paste('字'.repeat(limits.requirementLength + 1));
  expect(screen.getByText(`${limits.requirementLength + 1} / ${limits.requirementLength}`)).toBeVisible();
  await opened.visitor.click(submit());
  expect(await screen.findAllByText('[需求描述]不能超过 2000 个字符')).not.toHaveLength(0);
  expect(content).toHaveValue('字'.repeat(limits.requirementLength + 1));
});

test("the server's validation errors are shown at their fields", async () => {
  const opened = open({
    server: {
      [add]: () => {
        throw new Refused('invalid_input', { phone: '[手机号]格式不正确' });
      },
    },
  });
  await fill(opened);
  await opened.visitor.click(submit());
  await waitFor(async () => expect(await field('手机号')).toHaveFocus());
  expect(await field('手机号')).toHaveAccessibleDescription('[手机号]格式不正确');
  expect(await field('需求描述')).toHaveValue('五个粉末样品的物相');
});

test('a file that is too large or empty is not accepted, and one that the server refuses is reported at its field', async () => {
  const opened = open({
    server: {
      [add]: () => {
        throw new Refused('file_type_refused');
      },
    },
  });
  await fill(opened);
  const large = pdf();
  Object.defineProperty(large, 'size', { value: limits.requirementBytes + 1 });
  await opened.visitor.upload(fileInput(), large);
  expect(await screen.findByText('“样品清单.pdf”超过 10 MB，没有添加')).toBeVisible();
  await opened.visitor.upload(fileInput(), new File([], '空.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText('“空.pdf”是空文件，没有添加')).toBeVisible();
  await opened.visitor.upload(fileInput(), pdf());
  await opened.visitor.click(submit());
  expect((await screen.findAllByText(/^不支持该文件类型/)).length).toBeGreaterThan(0);
  await opened.visitor.click(screen.getByRole('button', { name: '移除 样品清单.pdf' }));
  expect(screen.queryByText(/^不支持该文件类型/, { selector: 'form *' })).not.toBeInTheDocument();
});

test('several files are sent together; one that is removed, chosen twice or beyond five is not', async () => {
  const opened = open();
  await fill(opened);
  const named = (name: string) => new File([name], `${name}.pdf`, { type: 'application/pdf' });
  const again = named('一');
  await opened.visitor.upload(fileInput(), [again, named('二'), named('三')]);
  await opened.visitor.upload(fileInput(), again);
  expect(await screen.findByText('“一.pdf”已在列表中，没有添加')).toBeVisible();
  await opened.visitor.upload(fileInput(), [named('四'), named('五'), named('六')]);
  expect(await screen.findByText('“六.pdf”超出 5 个，没有添加')).toBeVisible();
  expect(screen.getByRole('button', { name: '继续添加' })).toBeDisabled();
  await opened.visitor.click(screen.getByRole('button', { name: '移除 二.pdf' }));
  expect(screen.getByRole('button', { name: '继续添加' })).toBeEnabled();
  await opened.visitor.click(submit());
  expect(await screen.findByRole('heading', { name: '需求已提交' })).toBeVisible();
  const names = opened.server.calls.at(-1)?.files.map(({ name }) => name);
  expect(names).toEqual(['一.pdf', '三.pdf', '四.pdf', '五.pdf']);
});

test('files together are within 20 MB', async () => {
  const opened = open();
  await fill(opened);
  const large = (name: string) => {
    const file = new File([name], name, { type: 'application/pdf' });
    Object.defineProperty(file, 'size', { value: 8 * 1024 * 1024 });
    return file;
  };
  await opened.visitor.upload(fileInput(), [large('甲.pdf'), large('乙.pdf'), large('丙.pdf')]);
  expect(await screen.findByText('“丙.pdf”使合计超过 20 MB，没有添加')).toBeVisible();
});

test('without a connection the input is kept and sent on retry', async () => {
  const opened = open();
  await fill(opened);
  await opened.visitor.upload(fileInput(), pdf());
  opened.server.offline = true;
  await opened.visitor.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent('网络连接失败');
  opened.server.offline = false;
  await opened.visitor.click(submit());
  expect(await screen.findByRole('heading', { name: '需求已提交' })).toBeVisible();
  expect(opened.server.calls.at(-1)?.file?.name).toBe('样品清单.pdf');
});

test("a visitor's draft survives a reload until it is sent", async () => {
  const first = open();
  await fill(first);
  first.unmount();
  const again = open();
  expect(await field('需求描述')).toHaveValue('五个粉末样品的物相');
  expect(await field('姓名')).toHaveValue(' 王小明 ');
  await again.visitor.click(submit());
  expect(await screen.findByRole('heading', { name: '需求已提交' })).toBeVisible();
  again.unmount();
  open();
  expect(await field('需求描述')).toHaveValue('');
});

test("a member's contact data are filled in, and a draft survives a reload but not a change of member", async () => {
  const user = member({ userInfo: { company: '示例大学' } });
  const first = open({ user });
  expect(await field('姓名')).toHaveValue('林晓');
  expect(await field('手机号')).toHaveValue('13800000000');
  expect(await field('单位')).toHaveValue('示例大学');
  await first.visitor.type(await field('需求描述'), '写了一半');
  first.unmount();
  const again = open({ user });
  expect(await field('需求描述')).toHaveValue('写了一半');
  await again.visitor.click(submit());
  expect(await screen.findByRole('link', { name: '查看需求' })).toHaveAttribute(
    'href',
    '/experiment/demand/R20261121-000001',
  );
  await again.visitor.click(screen.getByRole('button', { name: '再写一条' }));
  await again.visitor.type(await field('需求描述'), '又写了一半');
  again.unmount();
  open({ user: member({ userInfo: { rid: 'user-2' } }) });
  expect(await field('需求描述')).toHaveValue('');
});

test('the input is kept when the visitor logs in or the session expires, but not for another member', async () => {
  const { visitor, session } = open();
  await visitor.type(await field('需求描述'), '先写的');
  act(() => session.show(member()));
  await waitFor(async () => expect(await field('姓名')).toHaveValue('林晓'));
  expect(await field('需求描述')).toHaveValue('先写的');
  await visitor.type(await field('需求描述'), '，又写的');
  await act(() => session.leave());
  expect(await field('需求描述')).toHaveValue('先写的，又写的');
  act(() => session.show(member({ userInfo: { rid: 'user-2', name: '周远' } })));
  await waitFor(async () => expect(await field('姓名')).toHaveValue('周远'));
  expect(await field('需求描述')).toHaveValue('');
});

test('opened from a service’s page, it is about that service until it is removed', async () => {
  const opened = open({ at: '/require?device=xrd' });
  expect(await screen.findByRole('link', { name: device().name })).toHaveAttribute('href', '/detail/xrd');
  await fill(opened);
  await opened.visitor.click(submit());
  await screen.findByRole('heading', { name: '需求已提交' });
  expect(opened.server.inputs(add)).toEqual([expect.objectContaining({ device_rid: 'xrd' })]);
  await opened.visitor.click(screen.getByRole('button', { name: '再写一条' }));
  await opened.visitor.click(screen.getByRole('button', { name: '移除相关项目' }));
  await waitFor(() => expect(opened.router.state.location.search).toBe(''));
  expect(await field('需求标题')).toHaveFocus();
});

test('an unknown service is ignored', async () => {
  const opened = open({
    at: '/require?device=gone',
    server: {
      'open/web/device/detail': () => {
        throw new Refused('not_found');
      },
    },
  });
  await fill(opened);
  await waitFor(() => expect(screen.queryByText('相关项目')).not.toBeInTheDocument());
  await opened.visitor.click(submit());
  await screen.findByRole('heading', { name: '需求已提交' });
  expect(opened.server.inputs(add)).toEqual([expect.not.objectContaining({ device_rid: 'gone' })]);
});
