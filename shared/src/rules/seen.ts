import { formatInstant } from './clock';
import { formatFen } from './money';
import { orderStateLabels } from './orderState';

/** A value that a person saw, or that is now. */
export type SeenValue = string | number | null | Record<string, string>[];
/** Values by field; see {@link seenFields}. */
export type Seen = Readonly<Record<string, SeenValue>>;

interface SeenField {
  /** Name in messages. */
  readonly label: string;
  /** How messages write a value; without it they say only that it has changed. */
  readonly write?: (value: SeenValue) => string;
}

const fen = (value: SeenValue): string => formatFen(Number(value));
const stateLabels: Readonly<Record<string, string>> = orderStateLabels;
const orderState = (value: SeenValue): string => stateLabels[String(value)] ?? String(value);
const instant = (value: SeenValue): string => (value === null ? '无' : formatInstant(String(value)));

/** What a person can have seen of a record when agreeing to it. */
export const seenFields = {
  total_fen: { label: '合计', write: fen },
  due_fen: { label: '应付金额', write: fen },
  owed_fen: { label: '待付款', write: fen },
  waiting_fen: { label: '待批准金额', write: fen },
  review_until: { label: '核对期限', write: instant },
  amount_fen: { label: '金额', write: fen },
  bonus_fen: { label: '赠送金', write: fen },
  cash_fen: { label: '社群预存', write: fen },
  points: { label: '所需积分', write: String },
  state: { label: '订单状态', write: orderState },
  /** Number of the member's changes of an order. */
  revision: { label: '订单内容' },
  /** Of the agreement that was read. */
  sha256: { label: '协议内容' },
  /** Instrument, start and end of each reservation. */
  times: { label: '所选机时' },
} as const satisfies Readonly<Record<string, SeenField>>;

const fields: Readonly<Record<string, SeenField>> = seenFields;

/** Returns what has changed since the person saw it, such as 待付款由 ¥720.00 变为 ¥920.00; empty when nothing has. */
export const changeText = (seen: Seen, now: Seen): string =>
  Object.entries(seen)
    .flatMap(([name, before]) => {
      const after = now[name] ?? null;
      const { label, write } = fields[name] ?? { label: name };
      if (JSON.stringify(before) === JSON.stringify(after)) return [];
      return [write ? `${label}由 ${write(before)} 变为 ${write(after)}` : `${label}已变化`];
    })
    .join('，');
