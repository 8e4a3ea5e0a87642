import { alerts, type DialogOptions, type DialogProps, usePortal } from '@portal/shared/portal';
import { type Handlers, renderRoute, siteSetting } from '@portal/shared/testing';
import { act, screen } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import type { ComponentType } from 'react';
import { dialogs } from '../app/dialogs';

interface OpenLoginOptions {
  readonly server?: Handlers;
  readonly dialog?: DialogOptions;
  readonly at?: string;
  readonly rememberedAccount?: string;
}

/** A page of the portal with the open dialogs above it, as in the shell. */
function pageWithDialogs(Login: ComponentType<DialogProps>) {
  return observer(function PageWithDialogs() {
    const { dialogs: store } = usePortal();
    return (
      <>
        <p>the page below</p>
        {store.current && <Login {...store.current} onClose={store.close} />}
      </>
    );
  });
}

/** Opens the login dialog over a page and waits until it is shown. */
export async function openLogin({
  server = {},
  dialog = {},
  at = '/',
  rememberedAccount = '',
}: OpenLoginOptions = {}) {
  const Page = pageWithDialogs(await dialogs.login());
  const page = async () => Page;
  const rendered = renderRoute({
    at,
    routes: [
      { path: '/', page },
      { path: '/member', page },
    ],
    server: { 'open/setting': () => siteSetting(), ...server },
  });
  rendered.session.rememberAccount(rememberedAccount);
  await screen.findByText('the page below');
  act(() => rendered.portal.dialogs.open('login', dialog));
  await screen.findByRole('dialog');
  await screen.findByText('浙ICP备00000000号');
  return rendered;
}

/** Returns the texts of the alerts that wait for 确定. */
export const waitingAlerts = (): string[] => alerts.queue.map((alert) => alert.text);

/** Tokens of a login's answer. */
export const tokens = { token: 'token-1', refreshToken: 'refresh-1', expires: 7200 };

/** Finds the field with a label, which may be marked as required by a star. */
export const field = (label: string): HTMLElement => screen.getByLabelText(new RegExp(`^${label}( ?\\*)?$`));
