import { TextField } from '@portal/shared/controls';
import { pressBack, renderHistory, settled } from '@portal/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AskBeforeLeaving } from './AskBeforeLeaving';
import { leaveTo } from './leave';
import { TypedDialog } from './TypedDialog';

function Page() {
  const [note, setNote] = useState('');
  const [open, setOpen] = useState(false);
  return (
    <>
      <h1>note</h1>
      <AskBeforeLeaving when={note !== ''}>备注还没有记下。</AskBeforeLeaving>
      <TextField label="备注" value={note} onChange={({ target }) => setNote(target.value)} />
      <a href="/other">其他</a>
      <button type="button" onClick={() => setOpen(true)}>
        填写
      </button>
      <TypedDialog open={open} title="拒绝" onClose={() => setOpen(false)} onConfirm={() => setOpen(false)}>
        <TextField label="原因" multiline />
      </TypedDialog>
    </>
  );
}

let router: Awaited<ReturnType<typeof renderHistory>> | undefined;
afterEach(async () => {
  await settled();
  router?.dispose();
});

const other = (path: string) => [path, () => <h1>{path}</h1>] as const;

/** Opens a page before, and then the page with a field and a dialog. */
async function start() {
  const opened = await renderHistory([other('/before'), ['/page', Page], other('/other')]);
  router = opened;
  await screen.findByRole('heading', { name: 'note' });
  return { visitor: userEvent.setup(), router: opened };
}

const question = () => screen.findByRole('dialog', { name: '还没有保存' });
const heading = () => screen.getByRole('heading', { level: 1, hidden: true }).textContent;
const unload = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

test('the back button asks once before typed text is left; the person stays with it, or leaves to the page before', async () => {
  const { visitor } = await start();
  expect(unload()).toBe(false);
  await visitor.type(screen.getByRole('textbox', { name: '备注' }), '15:00 再打');
  await settled();
  expect(unload()).toBe(true);
  await pressBack();
  await visitor.click(within(await question()).getByRole('button', { name: '留下' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await settled();
  expect(screen.getByRole('textbox', { name: '备注' })).toHaveValue('15:00 再打');
  await pressBack();
  await visitor.click(within(await question()).getByRole('button', { name: '离开' }));
  await waitFor(() => expect(heading()).toBe('/before'));
});

test('a link and a found record ask as well; without text nothing asks', async () => {
  const { visitor, router } = await start();
  await visitor.type(screen.getByRole('textbox', { name: '备注' }), '一');
  await settled();
  await visitor.click(screen.getByRole('link', { name: '其他' }));
  await visitor.click(within(await question()).getByRole('button', { name: '留下' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  act(() => leaveTo('/other', (to) => void router.navigate(to)));
  await visitor.click(within(await question()).getByRole('button', { name: '离开' }));
  await waitFor(() => expect(heading()).toBe('/other'));
});

test('a page whose text was cleared is left at once', async () => {
  const { visitor } = await start();
  await visitor.type(screen.getByRole('textbox', { name: '备注' }), '一');
  await settled();
  await visitor.clear(screen.getByRole('textbox', { name: '备注' }));
  await settled();
  await pressBack();
  expect(heading()).toBe('/before');
});

test('a dialog with typed text asks at Escape and the back button, and not at 取消', async () => {
  const { visitor } = await start();
  await visitor.click(screen.getByRole('button', { name: '填写' }));
  const dialog = await screen.findByRole('dialog', { name: '拒绝' });
  await settled();
  await visitor.type(within(dialog).getByRole('textbox', { name: '原因' }), '重复');
  await visitor.keyboard('{Escape}');
  await visitor.click(within(await question()).getByRole('button', { name: '继续填写' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '还没有保存' })).toBeNull());
  await settled();
  await pressBack();
  await visitor.click(within(await question()).getByRole('button', { name: '放弃填写' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(heading()).toBe('note');

  await visitor.click(screen.getByRole('button', { name: '填写' }));
  await visitor.type(await screen.findByRole('textbox', { name: '原因' }), '重复');
  await visitor.click(screen.getByRole('button', { name: '取消' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
