import { type DialogName, type DialogOptions, usePortal } from '@portal/shared/portal';
import { type Handlers, type RenderRouteOptions, renderRoute, siteSetting } from '@portal/shared/testing';
import { act, screen } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import { dialogs } from '../app/dialogs';

interface OpenDialogOptions {
  readonly server?: Handlers;
  readonly user: NonNullable<RenderRouteOptions['user']>;
  readonly dialog?: DialogOptions;
}

/** Opens a member's dialog over a page and waits until it is shown. */
export async function openDialog(name: DialogName, { server = {}, user, dialog = {} }: OpenDialogOptions) {
  const Opened = await dialogs[name]();
  const Page = observer(function PageWithDialog() {
    const { dialogs: store } = usePortal();
    return (
      <>
        <p>the page below</p>
        {store.current?.name === name && <Opened {...store.current} onClose={store.close} />}
      </>
    );
  });
  const rendered = renderRoute({
    at: '/',
    user,
    routes: [{ path: '/', page: async () => Page }],
    server: { 'open/setting': () => siteSetting(), ...server },
  });
  await screen.findByText('the page below');
  act(() => rendered.portal.dialogs.open(name, dialog));
  await screen.findByRole('dialog');
  return rendered;
}
