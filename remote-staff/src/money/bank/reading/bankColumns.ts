/** What a bank's file says of each line. */
export const bankFields = [
  'day',
  'credit',
  'debit',
  'amount',
  'direction',
  'payer',
  'account',
  'remark',
  'serial',
  'currency',
] as const;
export type BankField = (typeof bankFields)[number];

/** What the fields are called when a person is asked for their columns. */
export const bankFieldLabels: Readonly<Record<BankField, string>> = {
  day: '交易日期',
  credit: '收入金额（贷方）',
  debit: '支出金额（借方）',
  amount: '交易金额（收支同列）',
  direction: '借贷标志',
  payer: '对方户名',
  account: '对方账号',
  remark: '摘要、附言',
  serial: '交易流水号',
  currency: '币种',
};

/** Titles of the columns in the files of banks (工行, 建行, 中行, 农行, 招行 …), the best ones first, as {@link plainTitle} leaves them. */
const titles: Readonly<Record<BankField, readonly string[]>> = {
  day: [
    ...[
      '交易日期',
      '交易日',
      '记账日期',
      '入账日期',
      '入账日',
      '过账日期',
      '业务日期',
      '日期',
      '交易日期时间',
    ],
    ...['交易时间', '记账时间', '入账时间', '时间'],
  ],
  credit: [
    ...[
      '贷方发生额',
      '贷方金额',
      '贷方交易金额',
      '收入金额',
      '转入金额',
      '存入金额',
      '收款金额',
      '收入发生额',
    ],
    ...['入账金额', '贷方', '收入', '存入', '转入'],
  ],
  debit: [
    ...[
      '借方发生额',
      '借方金额',
      '借方交易金额',
      '支出金额',
      '转出金额',
      '支取金额',
      '付款金额',
      '支出发生额',
    ],
    ...['付出金额', '借方', '支出', '支取', '转出'],
  ],
  amount: ['交易金额', '发生额', '金额', '交易额', '人民币金额'],
  direction: [
    ...[
      '借贷标志',
      '借贷标识',
      '借贷方向',
      '借贷标记',
      '收支标志',
      '收支方向',
      '收支类型',
      '收付标志',
      '收付方向',
    ],
    ...['交易方向', '交易类型', '来往账标志', '往来标志', '借贷', '收支', '收付', '方向'],
  ],
  payer: [
    ...[
      '对方户名',
      '对方账户名称',
      '对方账户名',
      '付款人名称',
      '付款人户名',
      '付款方名称',
      '付款方户名',
      '对方名称',
    ],
    ...[
      '对方单位名称',
      '对方单位',
      '付款单位',
      '付款人',
      '付款方',
      '对手户名',
      '对手名称',
      '对手方名称',
      '交易对手',
    ],
    ...['交易对手名称', '收付方名称', '收方名称', '收付款人名称', '收付款方名称', '付款账户名称'],
  ],
  account: [
    ...['对方账号', '对方账户', '付款人账号', '付款方账号', '付款账号', '付款账户'],
    ...['对手账号', '对手方账号', '收付方账号', '收方账号', '收付款人账号'],
  ],
  remark: [
    ...[
      '摘要',
      '附言',
      '用途',
      '备注',
      '交易附言',
      '交易摘要',
      '交易用途',
      '客户附言',
      '付款附言',
      '转账附言',
    ],
    ...['交易备注', '个性化信息', '留言', '用途摘要', '摘要附言', '交易说明'],
  ],
  serial: [
    ...[
      '交易流水号',
      '银行流水号',
      '流水号',
      '核心流水号',
      '业务流水号',
      '账户明细编号交易流水号',
      '明细编号',
    ],
    ...['交易序号', '日志号', '交易日志号', '交易参考号', '业务参考号', '凭证号', '凭证号码', '凭证编号'],
  ],
  currency: ['币种', '币别', '货币', '交易货币', '货币种类', '交易币种'],
};

/** Returns a title in half-width small letters without remarks, units, English and signs. */
export const plainTitle = (title: string): string =>
  title
    .normalize('NFKC')
    .replace(/\((?:付|收)\)/g, '付')
    .replace(/[([{【〔<].*?(?:[)\]}】〕>]|$)/gs, '')
    .replace(/[^\p{Script=Han}]/gu, '')
    .replace(/帐/g, '账');

const isField = (field: BankField, title: string): boolean => titles[field].includes(plainTitle(title));

/** Returns the field that a title names; undefined for others. */
const fieldOf = (title: string): BankField | undefined => bankFields.find((field) => isField(field, title));

/** Returns how many fields a row names when it can be the head of a bank's file: three at least. Otherwise 0. */
export function titlesIn(cells: readonly string[]): number {
  const { size } = new Set(cells.map(fieldOf).filter((field) => field !== undefined));
  return size >= 3 ? size : 0;
}

/** The columns of the fields. Remarks can stand in several; a field without a column is missing. */
export type BankColumns = Readonly<Partial<Record<Exclude<BankField, 'remark'>, number>>> & {
  readonly remark: readonly number[];
};

/**
 * Returns the columns of the fields by the titles of a head row, of several the one with the best title. Two columns with the same title
 * are not told apart: the field stays without a column, and a person is asked.
 */
export function titledColumns(head: readonly string[]): BankColumns {
  const best = (field: BankField): number | undefined => {
    const named = head.flatMap((title, column) => {
      const rank = titles[field].indexOf(plainTitle(title));
      return rank < 0 ? [] : [{ column, rank }];
    });
    const first = Math.min(...named.map(({ rank }) => rank));
    const [found, ...others] = named.filter(({ rank }) => rank === first);
    return others.length === 0 ? found?.column : undefined;
  };
  const single = bankFields.flatMap((field) => {
    const column = field === 'remark' ? undefined : best(field);
    return column === undefined ? [] : [[field, column] as const];
  });
  return {
    remark: head.flatMap((title, column) => (isField('remark', title) ? [column] : [])),
    ...Object.fromEntries(single),
  };
}
