import { paths } from '@portal/shared/portal';

/** Details of a step and the link to its page. */
interface StepDetails {
  readonly text: string;
  readonly links: readonly { readonly label: string; readonly to: string }[];
}

/** Details by title of the step; the steps themselves are those of the home page. */
export const stepDetails: Readonly<Record<string, StepDetails>> = {
  注册账号: {
    text: '用手机号和短信验证码注册，设置 8 至 64 位密码即可；有邀请码可一并填写。也可以用微信扫码登录。',
    links: [],
  },
  选择项目: {
    text: '按类型、价格、周期或关键词查找，选好参数就能看到价格，加入实验方案；不同项目可以放进同一个方案，核对后一起下单。',
    links: [
      { label: '查找项目', to: paths.project() },
      { label: '我的实验方案', to: paths.plan },
    ],
  },
  签协议寄样: {
    text: '提交订单后，在订单页在线签署协议；也可以下载签字（盖章）后上传签字件，或随样品寄出。',
    links: [{ label: '我的订单', to: paths.orders }],
  },
  收样确认: {
    text: '客户经理与您逐项核对样品、条件与费用。方案锁定之前不上机，也不产生费用。',
    links: [],
  },
  锁定方案: {
    text: '没有现成项目时，写下需求即可；已有项目时直接下单，客户经理会在订单上确认。',
    links: [
      { label: '发布需求', to: paths.require },
      { label: '联系我们', to: paths.contact },
    ],
  },
  签约付款: {
    text: '合同由客户经理提供，付款到账后订单进入待寄样。需要形式发票走付款流程的，可提前开具。',
    links: [],
  },
  寄送样品: {
    text: '样品上写清订单号与编号，附样品清单；开通取样的城市也可以预约上门取样。',
    links: [{ label: '我的订单', to: paths.orders }],
  },
  数据交付: {
    text: '原始数据、测试记录与报告在订单页下载。对数据有疑问，直接在订单里联系客户经理复核。',
    links: [{ label: '我的订单', to: paths.orders }],
  },
  结算开票: {
    text: '结算单可以确认，也可以写明理由提出异议。经常送样的课题组可以自助预存：在“预存款”中提交金额与转账凭证，到账后用于付款；可选预存时开票（凭发票报销预存款）或消费后开票，两者不重复。',
    links: [{ label: '预存款', to: paths.memberPage('prestore') }],
  },
  样品寄回: {
    text: '下单时选择寄回、留存或销毁；选择寄回的，按您填写的地址寄出。',
    links: [],
  },
};
