import { act, cleanup, render, screen, waitFor, waitForElementToBeRemoved } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createBrowserRouter, Link, RouterProvider, useNavigate } from 'react-router-dom';
import { leavingEvent } from '../parts/lostCode';
import { Dialog, Drawer } from '.';
import { layersOf } from './layers';

/** A form in a dialog, which asks before it is closed with something typed in it, and goes on to another page when it is sent. */
function Form({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [asking, setAsking] = useState(false);
  const close = () => {
    setAsking(false);
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={() => (typed ? setAsking(true) : onClose())}
      slotProps={{ paper: { 'aria-label': 'form' } }}
    >
      <input aria-label="name" value={typed} onChange={(event) => setTyped(event.target.value)} />
      <button type="button" onClick={close}>
        cancel
      </button>
      <button
        type="button"
        onClick={() => {
          close();
          void navigate('/sent');
        }}
      >
        send
      </button>
      <Link to="/help">help</Link>
      <Link to="?step=2">second step</Link>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        slotProps={{ paper: { 'aria-label': 'question' } }}
      >
        <button type="button" onClick={close}>
          drop
        </button>
      </Dialog>
    </Dialog>
  );
}

function Start() {
  const [shown, setShown] = useState('');
  const close = () => setShown('');
  return (
    <>
      <h1>start</h1>
      {['form', 'sheet', 'secret'].map((name) => (
        <button key={name} type="button" onClick={() => setShown(name)}>
          open {name}
        </button>
      ))}
      <Form open={shown === 'form'} onClose={close} />
      <Drawer open={shown === 'sheet'} onClose={close} slotProps={{ paper: { role: 'dialog' } }}>
        sheet
      </Drawer>
      <Dialog open={shown === 'secret'}>
        <button type="button" onClick={close}>
          copied
        </button>
      </Dialog>
    </>
  );
}

const pages = ['/before', '/help', '/sent'];

let shown: ReturnType<typeof createBrowserRouter> | undefined;

afterEach(async () => {
  await settled();
  shown?.dispose();
});

/** Opens the page `/before`, and after it the page with the dialogs. */
async function start() {
  // A key of its own: the layers of an earlier test's router would take the entry for one of theirs.
  window.history.pushState({ key: expect.getState().currentTestName }, '', '/before');
  const seen: string[] = [];
  const router = createBrowserRouter([
    { path: '/start', element: <Start />, loader: () => seen.push('/start') },
    ...pages.map((path) => ({ path, element: <h1>{path}</h1>, loader: () => seen.push(path) })),
  ]);
  shown = router;
  render(<RouterProvider router={router} />);
  await act(() => router.navigate('/start'));
  const visitor = userEvent.setup();
  await visitor.click(await screen.findByRole('button', { name: 'open form' }));
  await settled();
  return { router, visitor, seen };
}

/** Resolves when the history agrees with what is open. */
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

async function press(button: 'back' | 'forward') {
  act(() => window.history[button]());
  await settled();
}

const names = () =>
  screen.queryAllByRole('dialog', { hidden: true }).map((dialog) => dialog.getAttribute('aria-label'));
const expectOpen = (...expected: string[]) => waitFor(() => expect(names()).toEqual(expected));
const heading = () => screen.getByRole('heading', { hidden: true }).textContent;

test('back closes a dialog and stays on the page, which is not loaded again; the next press leaves it', async () => {
  const { seen } = await start();
  await expectOpen('form');
  await press('back');
  await expectOpen();
  expect(heading()).toBe('start');
  expect(seen).toEqual(['/before', '/start']);
  await press('back');
  expect(heading()).toBe('/before');
});

test('forward does not open it again', async () => {
  await start();
  await press('back');
  await press('forward');
  await expectOpen();
  await press('back');
  expect(heading()).toBe('/before');
});

test('a dialog that is closed by its button leaves nothing to go back to', async () => {
  const { visitor } = await start();
  await visitor.click(screen.getByRole('button', { name: 'cancel' }));
  await settled();
  await expectOpen();
  await press('back');
  expect(heading()).toBe('/before');
});

test('nested dialogs close one by one, and a question before closing is asked', async () => {
  const { visitor } = await start();
  await visitor.type(screen.getByRole('textbox', { name: 'name' }), 'Lin');
  await press('back');
  await expectOpen('form', 'question');
  await press('back');
  await expectOpen('form');
  expect(screen.getByRole('textbox', { name: 'name' })).toHaveValue('Lin');
  await press('back');
  await visitor.click(await screen.findByRole('button', { name: 'drop' }));
  await settled();
  await expectOpen();
  expect(heading()).toBe('start');
  await press('back');
  expect(heading()).toBe('/before');
});

test('a sheet is closed as well', async () => {
  const { visitor } = await start();
  await press('back');
  await expectOpen();
  await visitor.click(screen.getByRole('button', { name: 'open sheet' }));
  await settled();
  await press('back');
  await waitForElementToBeRemoved(() => screen.queryByText('sheet'));
  expect(heading()).toBe('start');
});

test('what only its own button closes stays, and so does the page', async () => {
  const { visitor } = await start();
  await press('back');
  await expectOpen();
  await visitor.click(screen.getByRole('button', { name: 'open secret' }));
  await settled();
  await press('back');
  await press('back');
  expect(heading()).toBe('start');
  await visitor.click(screen.getByRole('button', { name: 'copied' }));
  await settled();
  await press('back');
  expect(heading()).toBe('/before');
});

test.each([
  ['a link', 'link', 'help', '/help'],
  ['a form that was sent', 'button', 'send', '/sent'],
] as const)(
  '%s in a dialog leads on, and back from there leads to the page',
  async (_what, role, name, to) => {
    const { visitor, router } = await start();
    await visitor.click(screen.getByRole(role, { name }));
    await settled();
    expect(heading()).toBe(to);
    await press('back');
    expect(heading()).toBe('start');
    await expectOpen();
    await press('forward');
    expect(heading()).toBe(to);
    await press('back');
    await press('back');
    expect(router.state.location.pathname).toBe('/before');
  },
);

test('a dialog that stays open over another query of its page is closed first', async () => {
  const { visitor, router } = await start();
  await visitor.click(screen.getByRole('link', { name: 'second step' }));
  await settled();
  expect(router.state.location.search).toBe('?step=2');
  await expectOpen('form');
  await press('back');
  await expectOpen();
  expect(router.state.location.search).toBe('?step=2');
  await press('back');
  expect(router.state.location.search).toBe('');
});

test('a document that is left with an open dialog does not go back: another document is opened here', async () => {
  const { router } = await start();
  const entries = window.history.length;
  act(() => void window.dispatchEvent(new Event(leavingEvent)));
  cleanup();
  await settled();
  expect(window.history.state).toMatchObject({ portalLayers: 1 });
  expect(window.history.length).toBe(entries);
  expect(router.state.location.pathname).toBe('/start');
  act(() => window.history.back());
  await settled();
});

test('the entry of a dialog that was open when its page was loaded again is left', async () => {
  const { router } = await start();
  router.dispose();
  cleanup();
  const again = createBrowserRouter([
    { path: '/start', element: <Start /> },
    { path: '/before', element: <h1>/before</h1> },
  ]);
  shown = again;
  render(<RouterProvider router={again} />);
  await settled();
  layersOf(again);
  await settled();
  await press('back');
  expect(heading()).toBe('/before');
});
