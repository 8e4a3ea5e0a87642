import {
  formatFen,
  fullText,
  type InvoiceApplyAct,
  type InvoiceApplyState,
  type InvoiceSlot,
  invoiceApplyActTable,
  invoiceApplyStateLabels,
  invoiceSlots,
} from '../../rules';

/** Refusals about invoices. */
export const invoiceErrors = {
  invoice_limit: { status: 409, msg: fullText('invoiceTitles') },
  invoice_apply_act_refused: { status: 409, msg: '该开票申请的状态已变化，不能进行此操作，请刷新后查看' },
  invoice_files_missing: { status: 409, msg: '请先上传发票文件' },
  invoice_mail_too_large: { status: 409, msg: '发票文件超过 10 MB，不能用邮件发送，请下载后自行转发' },
  finance_email_missing: { status: 409, msg: '请先设置财务邮箱' },
  invoice_number_taken: { status: 409, msg: '该发票号码已登记，请核对' },
} as const;

/** More exact messages about invoices. */
export const invoiceReasons = {
  aboveInvoiceable: (code: string, open_fen: number) =>
    `[开票金额]结算单 ${code} 最多可开 ${formatFen(open_fen)}`,
  aboveInvoiceablePrestore: (code: string, open_fen: number) =>
    `[开票金额]预存 ${code} 最多可开 ${formatFen(open_fen)}，已消费的部分请在结算单开票`,
  prestoreNotArrived: (code: string) => `[预存款]${code} 尚未到账，到账后可申请开票`,
  prestoreInvoicedLater: (code: string) => `[预存款]${code} 选择了消费后开票，请在结算单开票`,
  prestoreTwice: '[预存款]不能重复',
  titleUnfit: (problems: readonly string[]) => `所选抬头不能用于该发票类型：${problems.join('；')}`,
  invoiceApplyState: (state: InvoiceApplyState, act: InvoiceApplyAct) =>
    `该开票申请当前为“${invoiceApplyStateLabels[state]}”，不能${invoiceApplyActTable[act].label}`,
  invoiceFileState: (state: InvoiceApplyState) =>
    `该开票申请当前为“${invoiceApplyStateLabels[state]}”，不能上传发票文件`,
  invoiceFileKept: (slot: InvoiceSlot) => `${invoiceSlots[slot]} 文件已随发票开具，不能替换`,
  invoiceFileType: (slot: InvoiceSlot) => `[文件]不是 ${invoiceSlots[slot]} 格式的发票文件`,
  invoiceFilesMissing: (slots: readonly InvoiceSlot[]) =>
    `请先上传发票文件：${slots.map((slot) => invoiceSlots[slot]).join('、')}`,
} as const;
