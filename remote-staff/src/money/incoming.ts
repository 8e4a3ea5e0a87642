import { prestoreStateLabels, transferApplyStateLabels } from '@portal/shared/rules';

/** Money that members say they sent: the calls about each kind, and what it is called. */
export const incoming = {
  transfer: {
    noun: '转账',
    list: 'staff/transferApply/list',
    refuse: 'staff/transferApply/refuse',
    states: transferApplyStateLabels,
  },
  prestore: {
    noun: '预存申请',
    list: 'staff/prestore/list',
    refuse: 'staff/prestore/refuse',
    states: prestoreStateLabels,
  },
} as const;
export type Incoming = keyof typeof incoming;

/** Returns what an act says after it was done, or was put to a second person. */
export const doneText = (code: string, approval: string | null, done: string): string =>
  approval === null
    ? `${code} ${done}`
    : `金额超过复核金额，已提交复核 ${approval}，由另一位工作人员同意后执行`;
