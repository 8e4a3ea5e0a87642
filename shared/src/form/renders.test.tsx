/** @jest-environment ../build/jest-environment.cjs */
import { screen } from '@testing-library/react';
import { renderRoute } from '../testing';
import { Form, fieldsOf, SubmitButton, text, useForm } from './index';

interface Fields {
  readonly first: string;
  readonly second: string;
}

const { Text, useField } = fieldsOf<Fields>();
const rules = { first: text(['甲', 20]), second: text(['乙', 20]) };

let rendered = 0;
function Counted() {
  const { value, error } = useField('second');
  rendered++;
  return <output>{`${value}${error ?? ''}`}</output>;
}

function Page() {
  const form = useForm<Fields>({ initial: { first: '', second: '' }, rules });
  return (
    <Form form={form} send={async () => {}}>
      <Text name="first" />
      <Text name="second" />
      <Counted />
      <SubmitButton>提交</SubmitButton>
    </Form>
  );
}

test('typing in a field renders no other one, and removes its own message only', async () => {
  const { visitor } = renderRoute({ routes: [{ path: '/', page: async () => Page }], at: '/' });
  const first = await screen.findByRole('textbox', { name: '甲' });
  rendered = 0;
  await visitor.type(first, '三个字');
  expect(rendered).toBe(0);
  await visitor.clear(first);
  await visitor.click(screen.getByRole('button', { name: '提交' }));
  expect(await screen.findAllByText('[甲]不能为空')).not.toHaveLength(0);
  await visitor.type(first, '字');
  expect(first).toBeValid();
  expect(screen.getByRole('status')).toHaveTextContent('[乙]不能为空');
});
