/** @jest-environment ../build/jest-environment.cjs */
import { screen } from '@testing-library/react';
import { texts } from '../rules';
import { renderRoute } from '../testing';
import { Form, fieldsOf, SubmitButton, text, useForm } from './index';

interface Fields {
  readonly name: string;
}

const { Text } = fieldsOf<Fields>();
const initial = { name: '' };
const rules = { name: text(texts.name) };
const sent: string[] = [];

/** A form that is empty again after each entry. A second click arrives before React has rendered it anew. */
function Entries() {
  const form = useForm<Fields>({ initial, rules });
  const onSent = async () => {
    form.reset();
    for (let step = 0; step < 20; step++) await null;
    form.element.current?.requestSubmit();
  };
  return (
    <Form form={form} send={async ({ name }) => sent.push(name)} onSent={() => void onSent()}>
      <Text name="name" />
      <SubmitButton>提交</SubmitButton>
    </Form>
  );
}

test('a second click on a form that is being reset sends nothing unchecked; later entries are sent', async () => {
  const { visitor } = renderRoute({ routes: [{ path: '/', page: async () => Entries }], at: '/' });
  const name = await screen.findByRole('textbox', { name: '姓名' });
  for (const entry of ['林晓', '王敏']) {
    await visitor.type(name, entry);
    await visitor.click(screen.getByRole('button', { name: '提交' }));
    expect(name).toHaveValue('');
  }
  expect(sent).toEqual(['林晓', '王敏']);
  await visitor.click(screen.getByRole('button', { name: '提交' }));
  expect(await screen.findByText('[姓名]不能为空', { selector: 'p' })).toBeInTheDocument();
  expect(sent).toHaveLength(2);
});
