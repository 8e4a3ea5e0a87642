import { alerts, type DialogOptions, type DialogProps, usePortal } from '@portal/shared/portal';
import { type Handlers, renderRoute } from '@portal/shared/testing';
import { act, screen } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import type { ComponentType } from 'react';
import { dialogs } from '../app/dialogs';

/** Site information as the server gives it. */
export const setting: NonNullable<Handlers['open/setting']> = () => ({
  allowRegion: [],
  samplingSetting: {
    disabled_date: [],
    disabled_date_time: {},
    disabled_time: [],
    disabled_week: [],
    invalid_disabled_date: [],
    sampling_time_arr: ['08:30-11:00', '11:00-13:30', '13:30-16:00', '16:00-18:30'],
  },
  samplingInfo: [],
  localInfo: {
    company: '示例检测技术有限公司',
    address: '杭州市示例路 1 号',
    phone: '400-000-0000',
    email: 'join@example.com',
    icp: '浙ICP备00000000号',
    express: { name: '收样室', phone: '0571-00000000', address: '杭州市示例路 1 号' },
  },
});

interface OpenLoginOptions {
  readonly server?: Handlers;
  readonly dialog?: DialogOptions;
  readonly at?: string;
  readonly rememberedAccount?: string;
}

/** A page of the portal and whatever dialog is open over it, as the shell does it. */
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

/** Opens the login dialog over a page and waits until it stands. */
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
    server: { 'open/setting': setting, ...server },
  });
  rendered.session.rememberAccount(rememberedAccount);
  await screen.findByText('the page below');
  act(() => rendered.portal.dialogs.open('login', dialog));
  await screen.findByRole('dialog');
  await screen.findByText('浙ICP备00000000号');
  return rendered;
}

/** Texts of the alerts that wait for 确定. */
export const waitingAlerts = (): string[] => alerts.queue.map((alert) => alert.text);

/** Tokens as a login answers with them. */
export const tokens = { token: 'token-1', refreshToken: 'refresh-1', expires: 7200 };

/** The field below a label; a star may mark it as required. */
export const field = (label: string): HTMLElement => screen.getByLabelText(new RegExp(`^${label}( ?\\*)?$`));
