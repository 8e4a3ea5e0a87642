import type { Data } from '@portal/shared/contract';
import type { Answer, TestApp } from './testApp';

export type RequestedTicket = Data<'open/wx/ticket'> & { readonly scene: string };

/** Requests a QR code; `scene` is its content. */
export async function requestTicket(t: TestApp): Promise<RequestedTicket> {
  const { data } = await t.call('open/wx/ticket', {});
  return { ...data, scene: data.ticket.split('.')[0] ?? '' };
}

export const poll = (t: TestApp, ticket: string): Promise<Answer<'open/wx/qrCodeLogin'>> =>
  t.call('open/wx/qrCodeLogin', { ticket });

/** Presses a button of the local phone; returns the status. */
export async function pressPhone(
  t: TestApp,
  act: 'scan' | 'confirm',
  scene: string,
  openid: string,
): Promise<number> {
  const response = await t.app.inject({
    method: 'POST',
    url: `/local/phone/${act}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ scene, openid }).toString(),
  });
  return response.statusCode;
}
