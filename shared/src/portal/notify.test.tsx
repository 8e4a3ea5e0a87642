/** @jest-environment ../build/jest-environment.cjs */
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Form, fieldsOf, SubmitButton, text, useForm } from '../form';
import { texts } from '../rules';
import { renderRoute } from '../testing';
import { alerts, notify, toasts } from './notify';

const { Text } = fieldsOf<{ name: string }>();

function Pane({ sent }: { readonly sent: () => Promise<void> }) {
  const form = useForm({ initial: { name: '' }, rules: { name: text(texts.name) } });
  return (
    <Form form={form} send={sent}>
      <Text name="name" />
      <SubmitButton>提交</SubmitButton>
    </Form>
  );
}

function Page() {
  const [open, setOpen] = useState(true);
  return (
    <>
      {open && <Pane sent={() => new Promise(() => {})} />}
      <button type="button" onClick={() => setOpen(false)}>
        其他登录方式
      </button>
    </>
  );
}

const open = () => renderRoute({ routes: [{ path: '/', page: async () => Page }], at: '/' });
const shown = () => [...document.querySelectorAll('[data-toast]')].map((toast) => toast.textContent);
const expectToasts = (expected: readonly string[]) => waitFor(() => expect(shown()).toEqual(expected));

test('a toast takes the place of the one before', async () => {
  open();
  await screen.findByRole('button', { name: '提交' });
  act(() => notify.error('密码错误'));
  await expectToasts(['密码错误']);
  act(() => notify.success('登录成功!'));
  await expectToasts(['登录成功!']);
});

test('what was done is read before the next toast comes; the same text comes once', async () => {
  open();
  await screen.findByRole('button', { name: '提交' });
  act(() => {
    notify.success('注册成功!');
    notify.warn('邀请码无效');
    notify.success('注册成功!');
  });
  await expectToasts(['注册成功!']);
  act(() => {
    notify.error('密码错误');
    notify.success('登录成功!');
  });
  expect(toasts.queue.map(({ text }) => text)).toEqual(['注册成功!', '登录成功!']);
  act(() => toasts.end(toasts.queue[0]?.id ?? 0));
  await expectToasts(['登录成功!']);
});

test('toasts whose code cannot be loaded become alerts', () => {
  toasts.queue.clear();
  notify.success('已保存');
  notify.error('密码错误');
  toasts.alert();
  expect([...toasts.queue]).toEqual([]);
  expect(alerts.queue).toMatchObject([
    { kind: 'succeeded', text: '已保存' },
    { kind: 'failed', text: '密码错误' },
  ]);
  alerts.queue.splice(0);
});

test('the next submit removes the error of the one before', async () => {
  const { visitor } = open();
  await visitor.click(await screen.findByRole('button', { name: '提交' }));
  await expectToasts(['[姓名]不能为空']);
  await visitor.type(screen.getByRole('textbox'), '张三');
  await visitor.click(screen.getByRole('button', { name: '提交' }));
  await expectToasts([]);
});

test('leaving a form removes its error, and what was done stays', async () => {
  const { visitor } = open();
  await visitor.click(await screen.findByRole('button', { name: '提交' }));
  await expectToasts(['[姓名]不能为空']);
  await visitor.click(screen.getByRole('button', { name: '其他登录方式' }));
  await expectToasts([]);
  act(() => notify.success('注册成功!'));
  await expectToasts(['注册成功!']);
  act(() => notify.clear());
  await expectToasts(['注册成功!']);
});
