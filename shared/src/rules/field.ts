import { limits } from './limits';
import { bareCode, halfWidth } from './typed';

/** Messages, patterns and lengths of fields that both forms and the server check. */

/** Returns '[手机号]不能为空' for the label 手机号. */
export const requiredMessage = (label: string): string => `[${label}]不能为空`;

/** Returns '[手机号]格式不正确' for the label 手机号. */
export const formatMessage = (label: string): string => `[${label}]格式不正确`;

/** Returns '[姓名]不能超过 40 个字符' for the label 姓名 and 40. */
export const tooLongMessage = (label: string, max: number): string => `[${label}]不能超过 ${max} 个字符`;

/** A mobile phone number of mainland China. */
export const phonePattern = /^1[3-9]\d{9}$/;

/** Pattern of the six-digit code of a text message. */
export const smsCodePattern = /^\d{6}$/;

/** Returns the number as it is stored: half-width, without spaces, dashes, brackets and the country code 86. */
export function barePhone(typed: string): string {
  return bareCode(typed)
    .replace(/[()]/g, '')
    .replace(/^(?:\+|00)?86(?=1\d{10}$)/, '');
}

/** Returns a user name in half-width characters, or the bare number of a phone number. */
export function bareAccount(typed: string): string {
  const phone = barePhone(typed);
  return phonePattern.test(phone) ? phone : halfWidth(typed);
}

/** Returns an e-mail address in half-width characters; an input method writes 。 for its point. */
export const bareEmail = (typed: string): string => halfWidth(typed).replaceAll('。', '.');

/** An e-mail address in a form, and in a text of several; the contract looks closer. */
export const emailPattern = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** A phone number of an office, with an extension. */
export const officePhonePattern = /^[\d()+ -]{7,}(?:转 ?\d{1,6})?$/;

/** Text fields: the label that messages contain, the maximum length, and whether the text may have several lines. */
export const texts = {
  name: ['姓名', 40],
  company: ['单位', 80],
  organizationName: ['单位名称', 80],
  address: ['详细地址', 200],
  email: ['邮箱', 100],
  /** Address to which the files of an invoice are sent. */
  invoiceEmail: ['接收邮箱', 100],
  /** Address of the finance office of a member, to which issued invoices are sent. */
  financeEmail: ['财务邮箱', 100],
  account: ['用户名/手机号', 64],
  invitationCode: ['邀请码', 20],
  promotionChannel: ['推广渠道', 200, 'lines'],
  payeeName: ['户名', 40],
  payeeBank: ['开户银行', 80],
  teacher: ['导师姓名', 40],
  signer: ['签署人姓名', 40],
  teacherMail: ['导师邮箱', 100],
  message: ['留言', limits.messageLength, 'lines'],
  dataTag: ['标签', 20],
  /** An annotation in the drawing of a file of data. */
  viewNote: ['标注', 60],
  viewAxis: ['横轴', 200],
  /** What a link to files of data is called, and who its receiver is told has sent it. */
  dataShareName: ['分享名称', 60],
  dataShareFrom: ['分享人', 40],
  sampleNumber: ['样品编号', 20],
  sampleName: ['样品名称', 60],
  samplePlace: ['存放位置', 40],
  /** What is written on a parcel that nobody announced: its number, or any words. */
  unclaimedMark: ['单号或标记', 60],
  unclaimedNote: ['备注', 200, 'lines'],
  unclaimedReason: ['原因', 200, 'lines'],
  otherMaterial: ['其他材料', 100],
  /** Number of the project or grant that an order is charged to. */
  fundCode: ['课题编号', 40],
  /** What staff tell each other about an order. */
  orderNote: ['内部备注', limits.messageLength, 'lines'],
  /** What staff tell each other about a member. */
  memberNote: ['客户备注', limits.messageLength, 'lines'],
  worksheetNote: ['备注', 100],
  /** What a blank or a standard is called. */
  runLabel: ['名称', 40],
  runReason: ['原因', 200, 'lines'],
  retestReason: ['原因', 200, 'lines'],
  reportClient: ['委托方', 80],
  /** What was tested, by which method, on which instrument. */
  reportItem: ['检测项目', 100],
  reportMethod: ['检测方法', 200],
  reportInstrument: ['检测仪器', 100],
  reportTableTitle: ['表格标题', 100],
  reportCell: ['检测结果', 100],
  reportCaption: ['图片说明', 100],
  reportMark: ['报告标识', 200],
  reportConclusion: ['结论', 2000, 'lines'],
  reportRemark: ['备注', limits.messageLength, 'lines'],
  reportNote: ['原因', limits.messageLength, 'lines'],
  amendReason: ['更正内容及原因', limits.messageLength, 'lines'],
  cancelReason: ['取消原因', limits.messageLength, 'lines'],
  parcelCompany: ['快递公司', 20],
  parcelNumber: ['快递单号', 30],
  disputeReason: ['异议原因', limits.messageLength, 'lines'],
  // With one of the offered reasons before it, it is still a dispute's reason.
  disputeDetail: ['补充说明', limits.messageLength - 20, 'lines'],
  dataQuestion: ['疑问', limits.messageLength, 'lines'],
  apiTokenName: ['令牌名称', 40],
  clusterName: ['社群名称', 40],
  clusterIntro: ['社群简介', 200, 'lines'],
  clusterMessage: ['留言', 200, 'lines'],
  evaluation: ['评价内容', limits.messageLength, 'lines'],
  evaluationReply: ['回复', limits.messageLength, 'lines'],
  invoiceTitle: ['发票抬头', 100],
  taxNumber: ['税号', 18],
  titleAddress: ['注册地址', 200],
  titlePhone: ['注册电话', 20],
  bank: ['开户银行', 100],
  bankAccount: ['银行账号', 30],
  invoiceNote: ['发票备注', 200, 'lines'],
  priceGroupCode: ['价格组编号', 30],
  priceGroupName: ['价格组名称', 40],
  priceGroupNote: ['备注', 200, 'lines'],
  couponCode: ['优惠券码', 30],
  couponName: ['优惠券名称', 40],
  payer: ['付款人', 80],
  bankRemark: ['摘要', 200],
  bankSerial: ['流水号', 60],
  asideReason: ['原因', 100],
  creditReason: ['申请理由', limits.messageLength, 'lines'],
  moneyNote: ['备注', 200, 'lines'],
  decisionReason: ['原因', 200, 'lines'],
  requirementTitle: ['需求标题', 100],
  requirement: ['需求描述', limits.requirementLength, 'lines'],
  quotedName: ['收费项目', 60],
  quotationNote: ['报价说明', limits.messageLength, 'lines'],
  declineReason: ['拒绝原因', limits.messageLength, 'lines'],
  webhookUrl: ['回调地址', 500],
  withdrawReason: ['撤回原因', limits.messageLength, 'lines'],
  requirementMessage: ['留言内容', limits.requirementLength, 'lines'],
} as const satisfies Readonly<Record<string, TextLimit>>;

/** Label and maximum length of a text, and whether it may have several lines. */
export type TextLimit = readonly [label: string, max: number, lines?: 'lines'];
