import type { Notice } from '../message/message.service';
import type { InstrumentRow } from './instrument.repo';

/** Page of the portal with a member's reservations. */
export const reservationsLink = '/member/order?kind=reservation';

type Named = Pick<InstrumentRow, 'name' | 'code'>;

/** The notice to a member who may operate an instrument alone from now on. */
export const operationPermitted = ({ name, code }: Named): Notice => ({
  kind: 'reservation',
  title: '已获得自主上机权限',
  text: `您已获得仪器 ${name}（${code}）的自主上机权限，预约机时时可选择自主上机。`,
  link: reservationsLink,
});

/** The notice to a member who may not operate an instrument alone any more. */
export const operationRevoked = ({ name, code }: Named): Notice => ({
  kind: 'reservation',
  title: '自主上机权限已收回',
  text: `您对仪器 ${name}（${code}）的自主上机权限已收回，之后的机时由工程师协助。`,
  link: reservationsLink,
});
