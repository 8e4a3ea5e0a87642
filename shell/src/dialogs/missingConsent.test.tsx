import type { DialogProps } from '@portal/shared/portal';
import { member, renderRoute } from '@portal/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { Remotes } from '../remotes/remotes';
import { DialogHost } from './DialogHost';
import { DialogCode, DialogCodeContext } from './dialogCode';

const dialogNamed =
  (name: string) =>
  async () =>
  ({ onClose }: DialogProps) => (
    <div role="dialog" aria-label={name}>
      <button type="button" onClick={onClose}>
        leave {name}
      </button>
    </div>
  );

/** Dialogs of a remote-auth that is always there. */
const dialogs = { consent: dialogNamed('consent'), sampling: dialogNamed('sampling') };
const remote_auth = {
  verdict: 'compatible',
  version: 'v1',
  entry: '/e.js',
  expose: './dialogs',
  mount: [],
  login: false,
} as const;
const manifest = { mode: 'local', mark: '', scriptTimeout: 1000, remotes: { remote_auth } } as const;
const runtime = { register: () => {}, load: async () => ({ dialogs }) };
const code = new DialogCode(new Remotes({ manifest, runtime, fresh: async () => manifest }));

function Page() {
  return (
    <DialogCodeContext value={code}>
      <h1>some page</h1>
      <DialogHost />
    </DialogCodeContext>
  );
}

const open = (at: string) =>
  renderRoute({
    at,
    routes: ['/', '/member/center', '/license', '/policy'].map((path) => ({ path, page: async () => Page })),
    user: member({ missingConsents: ['license'] }),
  });

test('the dialog of a missing consent covers the page and its dialogs until it is given', async () => {
  const { session, portal } = open('/member/center');
  expect(await screen.findByRole('dialog', { name: 'consent' })).toBeInTheDocument();
  act(() => portal.dialogs.open('sampling'));
  const names = () => screen.getAllByRole('dialog').map((dialog) => dialog.getAttribute('aria-label'));
  await waitFor(() => expect(names()).toEqual(['sampling', 'consent']));
  act(() => session.show(member()));
  await waitFor(() => expect(names()).toEqual(['sampling']));
});

test.each(['/license', '/policy'])('%s can be read without it', async (at) => {
  open(at);
  expect(await screen.findByRole('heading', { name: 'some page' })).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('closing it logs out', async () => {
  const { session, visitor } = open('/member/center');
  await visitor.click(await screen.findByRole('button', { name: 'leave consent' }));
  await waitFor(() => expect(session.signedIn).toBe(false));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
