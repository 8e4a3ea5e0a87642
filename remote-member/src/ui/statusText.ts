import type { OrderRow } from '@portal/shared/contract';
import { formatFen, type OrderState, promiseHours } from '@portal/shared/rules';

/** What happens next with an order, and whether the member must do it. */
export interface StatusText {
  readonly text: string;
  readonly byMember: boolean;
}

type Ordered = Pick<OrderRow, 'state' | 'next' | 'due_fen' | 'locked'> & {
  readonly sample_source?: number;
  readonly enterprise?: boolean;
  readonly signed?: boolean;
  readonly prepay_missing_fen?: number | null;
};

const statusTexts: Partial<Record<OrderState, StatusText>> = {
  submitted: { text: '客户经理将尽快与您确认检测方案，请保持电话畅通。', byMember: false },
  confirmed: { text: '方案已锁定，请下载协议，签字后上传。', byMember: true },
  agreed: { text: '协议已签署，正在为您安排下一步。', byMember: false },
  testing: { text: `正在检测，完成后 ${promiseHours.deliver} 小时内交付数据。`, byMember: false },
  delivered: { text: '数据已交付，请下载并核对。', byMember: true },
  billed: { text: '结算单已出具，请核对并确认；逾期将自动确认。', byMember: true },
  disputed: { text: '异议处理中，客户经理将尽快与您联系。', byMember: false },
  unpaid: { text: '结算单已确认，请用余额支付，或转账后上传凭证。', byMember: true },
  paid: { text: '款项已结清，数据可随时下载。', byMember: false },
  closed: { text: '订单已完成。需要再次检测时，可以用同样的项目和选项再来一单。', byMember: false },
  cancelled: { text: '订单已取消。需要时可以用同样的项目和选项再来一单。', byMember: false },
};

const inHours = `客户经理将在 ${promiseHours.call} 小时内致电`;

/** The sample is at the lab: the call locks the plan, or checks once more one that was locked before. */
function receivedText({ enterprise, locked }: Ordered): StatusText {
  if (enterprise) return { text: `样品已收到，${inHours}，与您复核方案。`, byMember: false };
  if (locked) return { text: '样品已收到，方案已锁定，即将开始检测。', byMember: false };
  return { text: `样品已收到，${inHours}，与您锁定方案。`, byMember: false };
}

/** What is asked for while the sample is awaited, by its source; a signed agreement is not asked for again. */
function awaitSampleText(source: number, signed: boolean): StatusText {
  const paper = signed ? '' : '和签字件';
  const texts: Readonly<Record<number, StatusText>> = {
    0: { text: '我们将调取留存的样品，无需再次寄送。', byMember: false },
    1: {
      text: `请寄出样品，${signed ? '' : '随样品附上签字件，'}并在包裹上注明订单号。`,
      byMember: true,
    },
    2: { text: `请携带样品${paper}前来检测。`, byMember: true },
    3: { text: '样品已取，我们将尽快确认收样。', byMember: false },
    4: {
      text: `我们将按预约的时间上门取样，请提前备好样品${paper}。`,
      byMember: true,
    },
  };
  return texts[source] ?? { text: `请准备样品${paper}。`, byMember: true };
}

/** The member's data is missing for an analysis. */
const uploadTexts = {
  submitted: {
    text: '请上传待分析的数据：客户经理据此与您确认方案，最晚在检测开始前传完。',
    byMember: true,
  },
  locked: {
    text: '方案已锁定，收到数据后即可开始分析：请现在上传待分析的数据，检测开始后不能再更改。',
    byMember: true,
  },
} satisfies Record<string, StatusText>;

const mailed = 1;

/** Returns undefined when no step follows. Lists do not contain the sample's source and get a general text. */
export function statusTextOf(order: Ordered): StatusText | undefined {
  const { state, next, sample_source, signed = false } = order;
  if (next === 'reply')
    return { text: '客户经理出具了报价单，请答复：接受后订单价格按报价单调整。', byMember: true };
  if (state === 'agreed' && order.enterprise === true) return prepayText(order);
  if (next === 'upload') return uploadTexts[state === 'submitted' ? 'submitted' : 'locked'];
  if (next === 'evaluate')
    return { text: '检测已完成。说说数据质量和服务，供其他人参考；也可以再来一单。', byMember: false };
  if (state === 'confirmed' && signed)
    return { text: '方案已锁定，协议已签署，我们将尽快安排检测。', byMember: false };
  if (state === 'received') return receivedText(order);
  if (state !== 'awaiting_sample') return statusTexts[state];
  if (next === null && (sample_source ?? mailed) === mailed)
    return { text: '快递单号已填写，样品送达后会通知您。', byMember: false };
  return awaitSampleText(sample_source ?? -1, signed);
}

/** A signed order of an enterprise: what is to be prepaid, or that the balance covers it. */
function prepayText({ next, due_fen, prepay_missing_fen, sample_source }: Ordered): StatusText {
  const uploads = next === 'upload';
  if (prepay_missing_fen === 0 && !uploads)
    return {
      text:
        sample_source === -1
          ? `协议已签署，预存款足够付清 ${formatFen(due_fen)}，开始检测时预留，无需另外付款。`
          : `协议已签署，预存款足够：正在预留 ${formatFen(due_fen)}，随后请您寄样。`,
      byMember: false,
    };
  if (prepay_missing_fen === 0)
    return { text: '协议已签署，预存款足够付款。请上传待分析的数据，传完后开始分析。', byMember: true };
  const missing = prepay_missing_fen ?? due_fen;
  const short = missing < due_fen ? `，预存款还差 ${formatFen(missing)}` : '';
  return {
    text: uploads
      ? `协议已签署。请预付 ${formatFen(due_fen)}${short}，并上传待分析的数据：到账且数据传完后开始分析。`
      : `协议已签署。请预付 ${formatFen(due_fen)}${short}，到账后自动进入下一步。`,
    byMember: true,
  };
}

/** States in which an order waits for the member. */
export const waitingStates: OrderState[] = ['confirmed', 'awaiting_sample', 'delivered', 'billed', 'unpaid'];
