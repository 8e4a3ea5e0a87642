/** Files of the export with their descriptions, in the order of the index. */
export const exportFiles = {
  profile: '账号资料：手机号、姓名、邮箱、单位、导师、邀请码',
  addresses: '地址簿',
  invoices: '保存的发票抬头',
  plan: '实验方案中尚未下单的项目',
  orders: '订单：检测项目、样品、进度、承诺、送样与寄回信息',
  samplings: '上门取样预约',
  requirements: '登录后提交的需求与留言',
  messages: '站内通知',
  consents: '对服务协议与隐私政策的同意与撤回',
  sessions: '登录过的设备（不含登录凭证）',
  wechat: '微信绑定',
  uploads: '已上传、未随订单保存的文件',
} as const;
export type ExportFile = keyof typeof exportFiles;

/** Where rows stand in the export: in a file of their own, or as a list in each order. */
export interface ExportPlace {
  readonly file: ExportFile;
  /** Name of the list in the row of the order that `order_rid` names. */
  readonly as?: string;
}

type Row = Readonly<Record<string, unknown>>;

/** Rows with their place in the export. */
export interface PlacedRows extends ExportPlace {
  readonly rows: readonly Row[];
}

/** Returns the rows of each file. Rows with `as` become lists in their orders. */
export function exportRows(placed: readonly PlacedRows[]): ReadonlyMap<ExportFile, readonly Row[]> {
  const lists = placed.filter(({ as }) => as !== undefined);
  const byOrder = lists.map(({ as = '', rows }) => ({
    as,
    rows: grouped(rows, ({ order_rid }) => order_rid),
  }));
  const own = placed.filter(({ as }) => as === undefined);
  return new Map(
    own.map(({ file, rows }) => [
      file,
      file === 'orders' ? rows.map((row) => ({ ...row, ...listsOf(row, byOrder) })) : rows,
    ]),
  );
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

type ByOrder = { readonly as: string; readonly rows: ReadonlyMap<unknown, readonly Row[]> };

function listsOf(order: Row, byOrder: readonly ByOrder[]): Row {
  return Object.fromEntries(
    byOrder.map(({ as, rows }) => [as, (rows.get(order.rid) ?? []).map(({ order_rid: _, ...row }) => row)]),
  );
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
    'index.json 列出每个 JSON 文件的记录数和 files 文件夹中的每个文件。',
    '',
    ...lines,
    '- files/订单号/：该订单的协议、签字件、检测数据与记录',
    '- files/uploads/：其他已上传的文件',
    '',
    '不含：密码、验证码与登录凭证（只存散列值，无法还原），以及等待发送的短信副本。',
    '',
  ].join('\n');
}
