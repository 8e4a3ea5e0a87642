import type { OrderForm } from '@portal/shared/contract';
import type { plan } from '../orders';

export interface InvoiceThings {
  readonly invoice_rid: string;
  readonly statement_rid: string;
  readonly apply_rid: string;
  /** A prepayment that has arrived. */
  readonly prepaid_rid: string;
}

export interface InterfaceThings {
  readonly api_token_rid: string;
  readonly webhook_rid: string;
  readonly delivery_rid: string;
}

/** Records of one member. Another member tries every call with their keys. */
export interface Things extends InvoiceThings, InterfaceThings {
  readonly address_rid: string;
  readonly coupon_rid: string;
  readonly order_rid: string;
  /** An order of data analysis, and an item of the plan for another one. */
  readonly analysis_rid: string;
  readonly analysis_item: Awaited<ReturnType<typeof plan>>;
  readonly order_item_rid: string;
  /** What may be changed of an order. */
  readonly change: OrderForm;
  readonly prestore_rid: string;
  readonly transfer_rid: string;
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
  /** The code at the door of the instrument of the reservation. */
  readonly door: string;
  readonly withdrawal_rid: string;
  readonly member_rid: string;
  readonly cluster_rid: string;
  readonly cluster_request_rid: string;
  readonly cluster_payment_rid: string;
  readonly requirement_code: string;
  readonly quotation_rid: string;
  readonly report_rid: string;
  /** A charged retest that waits for the answer. */
  readonly retest_rid: string;
  readonly plan_share_code: string;
  /** A link to a file of delivered data, and the file. */
  readonly data_share_code: string;
  readonly data_file_rid: string;
  readonly item: Awaited<ReturnType<typeof plan>>;
}

/** Records of the caller: input of calls beside a key of another member. */
export type Own = InvoiceThings &
  Pick<
    Things,
    | 'order_rid'
    | 'order_item_rid'
    | 'change'
    | 'prestore_rid'
    | 'transfer_rid'
    | 'cluster_rid'
    | 'requirement_code'
    | 'sample_rid'
    | 'item'
    | 'analysis_rid'
    | 'analysis_item'
    | 'upload_rid'
  >;
