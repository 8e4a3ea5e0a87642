/** Files of the export with their descriptions, in the order of the index. */
export const exportFiles = {
  profile: '账号资料：手机号、姓名、邮箱、单位、导师、邀请码',
  addresses: '地址簿',
  invoices: '保存的发票抬头',
  coupons: '优惠券',
  priceGroup: '所在的价格组',
  exchanges: '积分兑换',
  promoter: '推广申请与推广码',
  rebates: '推广返利',
  payee: '返利提现的收款信息',
  withdrawals: '返利提现',
  plan: '实验方案中尚未下单的项目，包括稍后再说的项目',
  planShares: '您创建的方案分享链接',
  dataTags: '检测数据文件上的标签',
  dataViews: '检测数据文件的图谱设置与标注',
  dataShares: '您创建的检测数据分享链接，及其打开与下载次数（不含分享密码）',
  orderDrafts: '未提交的订单表单',
  orders: '订单：检测项目、样品、进度、承诺、送样与寄回信息',
  signatures: '在线签署协议的记录',
  evaluations: '对服务项目的评价',
  samples: '样品：存放位置、期限与经过',
  recycles: '样品寄回申请',
  samplings: '上门取样预约',
  reservations: '仪器机时预约',
  waits: '候补的仪器机时',
  operations: '自主上机权限',
  quotations: '报价单',
  reports: '检测报告',
  requirements: '登录后提交的需求与留言，及与客户经理的沟通',
  credit: '信用额度申请',
  prestore: '预存申请',
  statements: '结算单：明细与经过',
  invoiceApplies: '开票申请：抬头、结算单与经过',
  invoiceFinance: '接收发票的财务邮箱',
  transfers: '上报的银行转账',
  clusters: '加入的社群',
  clusterBudgets: '社群为您设置的年度预算',
  clusterData: '您开放给社群管理员查看数据的订单',
  clusterRequests: '入群申请与邀请',
  clusterPayments: '社群为您的结算单付款的记录',
  ledger: '资金账户与收支明细',
  messages: '站内信',
  noticeChoices: '各类通知的接收方式',
  consents: '对服务协议与隐私政策的同意与撤回',
  closing: '注销账号的申请',
  sessions: '登录过的设备（不含登录凭证）',
  apiTokens: '接口令牌（不含令牌本身）',
  webhooks: '事件回调的地址（不含签名密钥）',
  wechat: '微信绑定',
  uploads: '已上传、未随订单保存的文件',
} as const;
export type ExportFile = keyof typeof exportFiles;

/** Where rows stand in the export: in a file of their own, or as lists in the rows of a file. */
export interface ExportPlace {
  readonly file: ExportFile;
  /** The rows are a list in the row of the file whose `rid`, or `code` without one, their column `by` names. */
  readonly within?: { readonly list: string; readonly by: string };
}

/** Returns the elements by key, in their order. */
export function grouped<T, K>(list: readonly T[], keyOf: (one: T) => K): ReadonlyMap<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const one of list) {
    const key = keyOf(one);
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return groups;
}

/** Name of the file that explains the export. */
export const readmeName = '说明.txt';

/** Returns the text that explains the export to its reader. */
export function exportReadme(account: string, made: string): string {
  const lines = Object.entries(exportFiles).map(([file, title]) => `- ${file}.json：${title}`);
  return [
    `账号 ${account} 的个人数据，导出于 ${made}。`,
    '',
    'JSON 文件为 UTF-8 编码，可用浏览器或文本编辑器打开。时间为 UTC（ISO 8601），金额单位为分（*_fen）。',
    '请先打开 首页.html：它用文字列出导出的内容，并链接到每个文件。',
    'index.json 列出每个 JSON 文件的记录数和 files 文件夹中的每个文件。',
    '',
    ...lines,
    '- files/订单号/：该订单的协议、签字件、检测数据与记录',
    '- files/invoices/：已开具的发票与红字发票',
    '- files/uploads/：其他已上传的文件',
    '',
    '不含：密码、验证码与登录凭证（只存散列值，无法还原），以及等待发送的短信副本。',
    '',
  ].join('\n');
}

/** File name of the zip with a member's own data. */
export const exportName = (day: string): string => `我的数据-${day}.zip`;
