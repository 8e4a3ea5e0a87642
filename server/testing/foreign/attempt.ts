import type { Path } from '@portal/shared/contract';
import type { plan } from '../orders';
import { type Given, withNeverShown } from '../seen';
import type { InterfaceThings } from './interface';
import type { InvoiceThings } from './invoice';

/** Records of one member. Another member tries every call with their keys. */
export interface Things extends InvoiceThings, InterfaceThings {
  readonly address_rid: string;
  readonly coupon_rid: string;
  readonly order_rid: string;
  /** An order of data analysis, and an item of the plan for another one. */
  readonly analysis_rid: string;
  readonly analysis_item: Awaited<ReturnType<typeof plan>>;
  readonly order_item_rid: string;
  readonly prestore_rid: string;
  readonly credit_rid: string;
  readonly file_rid: string;
  /** A file of raw data of an order of data analysis. */
  readonly raw_rid: string;
  readonly upload_rid: string;
  /** An upload in parts that is not finished. */
  readonly partial_rid: string;
  readonly message_rid: string;
  readonly session_rid: string;
  readonly sampling_rid: string;
  readonly sample_rid: string;
  readonly recycle_rid: string;
  readonly reservation_rid: string;
  readonly wait_rid: string;
  readonly withdrawal_rid: string;
  readonly member_rid: string;
  readonly cluster_rid: string;
  readonly cluster_request_rid: string;
  readonly cluster_payment_rid: string;
  readonly requirement_code: string;
  readonly quotation_rid: string;
  readonly plan_share_code: string;
  readonly item: Awaited<ReturnType<typeof plan>>;
}

/** Records of the caller: input of calls beside a key of another member. */
export type Own = InvoiceThings &
  Pick<
    Things,
    | 'order_rid'
    | 'order_item_rid'
    | 'prestore_rid'
    | 'cluster_rid'
    | 'requirement_code'
    | 'sample_rid'
    | 'item'
    | 'analysis_rid'
    | 'analysis_item'
    | 'upload_rid'
  >;

/** A call with a key of another member, and the expected status; 200 when the key is ignored. */
export interface Attempt {
  readonly path: Path;
  readonly field: string;
  readonly input: unknown;
  readonly status: number;
}

export const attempt = <P extends Path>(
  path: P,
  field: string,
  input: Given<P>,
  status: number,
): Attempt => ({
  path,
  field,
  input: withNeverShown(path, input),
  status,
});

export const place = {
  name: '李同学',
  phone: '13900001111',
  province: '北京市',
  city: '北京市',
  area: '海淀区',
  address: '学院路 30 号',
  address_code: '110108',
};

export const when = { date: '2026-12-01', time: '08:30-10:30' };

export const later = { starts: '2026-12-03T08:30:00+08:00', ends: '2026-12-03T10:30:00+08:00' };

export const transfer = {
  ...{ amount_fen: 100_000, payer: '示例大学', paid_on: '2026-11-17' },
  seen: { bonus_fen: 0 },
};

export const kept = { sample_disposal: 2, return_address: null };
