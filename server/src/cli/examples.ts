import type { Command } from 'commander';

/** An example of each command, by its name. `staff.help.test.ts` runs them all. */
export const examples: Readonly<Record<string, string>> = {
  list: 'list --state 待确认',
  show: 'show D20261122-000001',
  record: 'record D20261122-000001 --file 记录.pdf --item 1',
  confirm: 'confirm D20261122-000001 --note 方案已与客户确认',
  agree: 'agree D20261122-000001 --file 签字协议.pdf',
  'await-sample': 'await-sample D20261122-000001',
  receive: 'receive D20261122-000001',
  test: 'test D20261122-000001',
  deliver: 'deliver D20261122-000001 --file 数据.csv 报告.pdf',
  answer: 'answer D20261122-000001 --note 已重新测量，数据见附件',
  close: 'close D20261122-000001',
  cancel: 'cancel D20261122-000001 --note 客户来电取消',

  'sample receive': 'sample receive P20261122-000001 --place A柜3层',
  'sample place': 'sample place P20261122-000001 B柜1层',
  'sample send': 'sample send P20261122-000001 --company 顺丰速运 --number SF1234567890',
  'sample destroy': 'sample destroy P20261122-000001 --note 按约定销毁',
  'sample lose': 'sample lose P20261122-000001 --note 运输途中遗失',
  'sample find': 'sample find P20261122-000001',
  'sample due': 'sample due',
  'sample show': 'sample show P20261122-000001',
  'sample labels': 'sample labels D20261122-000001 --size small',
  recycles: 'recycles',
  'recycle send': 'recycle send H20261122-000001 --company 顺丰速运 --number SF1234567890',
  'recycle refuse': 'recycle refuse H20261122-000001 --reason 样品已在检测中用完',

  samplings: 'samplings',
  sampling: 'sampling confirm Q20261122-000001',

  reservations: 'reservations 2026-12-01 --instrument TEM-1',
  'reservation finish': 'reservation finish M20261122-000001',
  'reservation miss': 'reservation miss M20261122-000001 --note 客户未到',
  'reservation cancel': 'reservation cancel M20261122-000001 --note 仪器检修',
  'reservation move': 'reservation move M20261122-000001 2026-12-01 09:00-11:00',
  'reservation book': 'reservation book D20261122-000001 onsite-tem TEM-1 2026-12-01 09:00-11:00',
  instruments: 'instruments',
  'instrument save': 'instrument save 仪器.json',
  'instrument close': 'instrument close TEM-1 2026-12-24 2026-12-26 --reason 年度检修',
  'instrument out': 'instrument out TEM-1 --reason 灯丝更换',
  'instrument reopen': 'instrument reopen TEM-1 2026-12-25',
  'instrument in': 'instrument in TEM-1',
  'instrument permit': 'instrument permit TEM-1 13800000000',
  'instrument revoke': 'instrument revoke TEM-1 13800000000',

  requirements: 'requirements',
  'requirement show': 'requirement show R20261122-000001',
  'requirement answer': 'requirement answer R20261122-000001 --text 请补充样品数量',
  'requirement contact': 'requirement contact R20261122-000001',
  'requirement close': 'requirement close R20261122-000001',
  'requirement cancel': 'requirement cancel R20261122-000001 --note 客户已另行安排',
  quotations: 'quotations',
  'quotation show': 'quotation show Q20261122-000001',
  'quotation order': 'quotation order D20261122-000001 --price 1=80x5 --charge 加急费=50 --until 2026-12-31',
  'quotation requirement': 'quotation requirement R20261122-000001 --item xrd=80x5 --until 2026-12-31',
  'quotation withdraw': 'quotation withdraw Q20261122-000001 --reason 价格有误',

  statements: 'statements',
  'statement show': 'statement show S20261122-000001',
  'statement add': 'statement add D20261122-000001 D20261122-000002',
  'statement answer': 'statement answer S20261122-000001 --note 已按实际数量调整',
  'statement refund': 'statement refund S20261122-000001 50 --reason 一个样品未检出',
  transfers: 'transfers',
  'transfer match': 'transfer match T20261122-000001 --amount 1200',
  'transfer refuse': 'transfer refuse T20261122-000001 --reason 未查到这笔转账',
  prestores: 'prestores',
  'prestore approve': 'prestore approve Y20261122-000001',
  'prestore refuse': 'prestore refuse Y20261122-000001 --reason 未查到这笔转账',
  credits: 'credits',
  'credit grant': 'credit grant E20261122-000001 --amount 20000',
  'credit refuse': 'credit refuse E20261122-000001 --reason 请先付清逾期款项',
  'credit set': 'credit set 13800000000 20000 --reason 年度合同',
  approvals: 'approvals',
  'approval agree': 'approval agree F20261122-000001',
  'approval refuse': 'approval refuse F20261122-000001 --reason 金额有误',
  'ledger check': 'ledger check',
  'ledger balance': 'ledger balance 13800000000',

  invoices: 'invoices',
  'invoice show': 'invoice show K20261122-000001',
  'invoice take': 'invoice take K20261122-000001',
  'invoice refuse': 'invoice refuse K20261122-000001 --reason 抬头与单位不符',
  'invoice file': 'invoice file K20261122-000001 --pdf 发票.pdf',
  'invoice issue': 'invoice issue K20261122-000001 26312000000012345678 --pdf 发票.pdf',
  'invoice red': 'invoice red K20261122-000001 --reason 抬头有误',
  'invoice red-withdraw': 'invoice red-withdraw K20261122-000001 --reason 客户决定不换票',
  'invoice red-confirm': 'invoice red-confirm K20261122-000001',
  'invoice red-issue': 'invoice red-issue K20261122-000001 26312000000012345679 --pdf 红字发票.pdf',

  clusters: 'clusters',
  'cluster show': 'cluster show G20261122-000001',
  'cluster freeze': 'cluster freeze G20261122-000001 --reason 群主失联',
  'cluster unfreeze': 'cluster unfreeze G20261122-000001 --reason 已核实身份',

  coupons: 'coupons',
  'coupon add': 'coupon add new50 --name 新客立减 --amount 50 --minimum 300 --ends 2026-12-31 --claimable',
  'coupon give': 'coupon give new50 13800000000 --note 补偿',
  'coupon end': 'coupon end new50',
  goods: 'goods',
  'goods-save': 'goods-save 商品.json',
  exchanges: 'exchanges',
  'exchange send': 'exchange send J20261122-000001 顺丰速运 SF1234567890',
  'exchange refuse': 'exchange refuse J20261122-000001 --note 商品缺货',
  points: 'points 13800000000 100 --note 参加调研',
  promoters: 'promoters',
  'promoter approve': 'promoter approve 13800000000',
  'promoter refuse': 'promoter refuse 13800000000 --note 推广渠道不明',
  'promoter end': 'promoter end 13800000000 --note 客户申请停止',
  withdrawals: 'withdrawals',
  'withdrawal pay': 'withdrawal pay T20261122-000001 6222020000000000000 --reference 20261122001',
  'withdrawal refuse': 'withdrawal refuse T20261122-000001 --note 收款账号有误',

  evaluations: 'evaluations --state waiting',
  'evaluation release': 'evaluation release P20261122-000001',
  'evaluation hide': 'evaluation hide P20261122-000001 --note 含有广告',
  'evaluation reply': 'evaluation reply P20261122-000001 --note 感谢您的评价',

  services: 'services',
  'service show': 'service show xrd',
  'service save': 'service save 项目.json --rid xrd',
  'service preview': 'service preview xrd',
  'service publish': 'service publish xrd --version 1',
  'service withdraw': 'service withdraw xrd',
  'home show': 'home show banner',
  'home save': 'home save 轮播图.json',
  'home preview': 'home preview',
  'home publish': 'home publish banner --version 1',
  pictures: 'pictures',
  'picture add': 'picture add 衍射仪.jpg',

  articles: 'articles',
  'article show': 'article show news-1',
  'article save': 'article save 文章.json --rid news-1',
  'article preview': 'article preview news-1',
  'article publish': 'article publish news-1 --version 1',
  'article withdraw': 'article withdraw news-1',

  settings: 'settings',
  'setting get': 'setting get slotCapacity',
  'setting set': 'setting set slotCapacity 4',
  popup: 'popup on --title 新年放假安排',

  whoami: 'whoami',
  password: 'password',
  accounts: 'accounts',
  'account add': 'account add wang.fang --name 王芳 --role lab manager',
  'account roles': 'account roles wang.fang lab finance',
  'account lock': 'account lock wang.fang',
  'account unlock': 'account unlock wang.fang',
  'account password': 'account password wang.fang',
  'account reset-totp': 'account reset-totp wang.fang',
  'totp bind': 'totp bind',
  'totp confirm': 'totp confirm 123456',
  audit: 'audit --act setting.update --from 2026-11-01 --until 2026-11-30',
};

/** Returns the commands that do something, below `command`, with their names such as `coupon add`. */
export function leaves(command: Command, above = ''): { name: string; command: Command }[] {
  return command.commands.flatMap((one) => {
    const name = `${above}${one.name()}`;
    return one.commands.length > 0 ? leaves(one, `${name} `) : [{ name, command: one }];
  });
}

/** Adds its example to the help of each command. */
export function addExamples(program: Command): void {
  for (const { name, command } of leaves(program)) {
    const example = examples[name];
    if (example !== undefined) command.addHelpText('after', `\n示例：\n  npm run staff -- ${example}`);
  }
}
