import { gbk } from '@portal/shared/testing';
import { strToU8, zipSync } from 'fflate';
import { readBankFile } from './bankFile';
import { type BankAnswers, type BankReading, readBankLines } from './bankReading';

const read = async (content: BlobPart, answers: BankAnswers = {}, name = '流水.csv') =>
  readBankLines(await readBankFile(new File([content], name)), answers);

/** What the lines are, short. */
const said = ({ rows }: BankReading) =>
  rows.map((row) => {
    if (row.kind === 'incoming') {
      const { day, amount_fen, payer } = row.content;
      return `${row.line} + ${day} ${amount_fen} ${payer}`;
    }
    return row.kind === 'outgoing' ? `${row.line} - ${row.amount_fen}` : `${row.line} ! ${row.reason}`;
  });

test.each<[string, string, string[]]>([
  [
    'ICBC: two columns, titles above, a total below',
    '中国工商银行账户明细\n查询账号：0200004509020000000,币种：人民币\n\n凭证号,本方账号,对方账号,交易时间,借/贷,借方发生额,贷方发生额,对方行号,摘要,用途,对方单位名称,余额\n' +
      '0,0200,1001,2026-11-30 10:22:33,贷,0.00,"1,234.50",,汇款,检测费,示例大学,9\n' +
      '0,0200,1002,2026-11-30 11:00:00,借,300.00,0.00,,手续费,,,8\n' +
      '合计,,,,,300.00,"1,234.50",,,,,',
    ['5 + 2026-11-30 123450 示例大学', '6 - 30000'],
  ],
  [
    'CCB: remarks in titles, dates of eight digits',
    '账号,账户名称,交易时间,借方发生额（支取）,贷方发生额（收入）,余额,币种,对方户名,对方账号,对方开户机构,记账日期,摘要,备注,账户明细编号-交易流水号\n' +
      '1,实验室,20261130 10:22:33,0,1200.00,1,人民币元,示例（集团）有限公司,2,,20261129,转账,S20261118-000012,12-N0001',
    ['2 + 2026-11-29 120000 示例（集团）有限公司'],
  ],
  [
    'BOC: bilingual titles, one signed column',
    "交易类型[ Transaction Type ],付款人账号[ Debit Account No. ],付款人名称[ Payer's Name ],收款人名称[ Payee's Name ],交易日期[ Transaction Date ],交易货币[ Trade Currency ],交易金额[ Trade Amount ],交易流水号[ Transaction reference number ],交易附言[ Remark ]\n" +
      '来账,1,示例大学,实验室,20261130,CNY,"１，０００.00 ",A00001,检测费\n往账,1,实验室,电力公司,20261130,CNY,-88.00,A00002,电费\n来账,1,Example Ltd,实验室,20261130,USD,10.00,A00003,fee',
    ['2 + 2026-11-30 100000 示例大学', '3 - 8800', '4 ! 币种是“USD”，只导入人民币'],
  ],
  [
    'ABC: 收入 and 支出, ¥ and brackets',
    '交易时间,收入金额,支出金额,账户余额,对方账号,对方户名,交易用途\n2026/11/30,￥500.00,,1,1,甲,货款\n2026/1/3,,"(1,234.00)",1,1,乙,退款\n2026.11.30,-5.00,,1,1,丙,冲正',
    ['2 + 2026-11-30 50000 甲', '3 - 123400', '4 ! 收入金额小于 0，可能是冲正，请人工核对'],
  ],
  [
    'CMB: 收/付方, and what contradicts itself or says nothing',
    '交易日,交易时间,借方金额,贷方金额,余额,摘要,流水号,收/付方名称,收/付方帐号\n20261130,102233,1.00,2.00,1,甲,C000001,甲,1\n,102233,,2.00,1,乙,C000002,乙,1\n20261131,102233,,2.00,1,丙,C000003,丙,1\n20261130,102233,,一千,1,丁,C000004,丁,1\n20261130,102233,,,1,戊,C000005,戊,1',
    [
      '2 ! 收入和支出都有金额',
      '3 ! 没有日期',
      '4 ! 日期“20261131”无法识别',
      '5 ! 金额“一千”无法识别',
      '6 ! 没有金额',
    ],
  ],
])('a file of a bank in GBK is read: %s', async (_name, text, lines) => {
  const reading = await read(gbk(text));
  expect(reading.missing).toEqual([]);
  expect(said(reading)).toEqual(lines);
});

test('a workbook with days as numbers and amounts with formats is read', async () => {
  const cell = (at: string, text: string | number) =>
    typeof text === 'number'
      ? `<c r="${at}"><v>${text}</v></c>`
      : `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
  const row = (...texts: (string | number)[]) =>
    `<row>${texts.map((text, index) => cell(`${String.fromCharCode(65 + index)}1`, text)).join('')}</row>`;
  const parts = {
    'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet name="明细" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${row('账户明细')}${row('日期', '借贷标志', '金额', '对方户名', '流水号')}${row(46356, '贷', 1234.5, '示例大学', '110108199001011234')}${row(46356.4, '借', 20, '电力公司', 'B000002')}</sheetData></worksheet>`,
  };
  const file = zipSync(Object.fromEntries(Object.entries(parts).map(([path, xml]) => [path, strToU8(xml)])));
  const reading = await read(file, {}, '流水.xlsx');
  expect(said(reading)).toEqual(['3 + 2026-11-30 123450 示例大学', '4 - 2000']);
});

test('what the file does not name is asked, and nothing is read before', async () => {
  const nameless = '11月流水\n2026-11-30,100.00,示例大学\n2026-11-30,-5.00,电力公司';
  const asked = await read(nameless);
  expect(asked).toMatchObject({ head: undefined, missing: ['day', 'amount', 'payer'], rows: [] });
  const columns = { day: 0, amount: 1, payer: 2, remark: [] };
  expect(said(await read(nameless, { columns }))).toEqual(['2 + 2026-11-30 10000 示例大学', '3 - 500']);
  const unsigned = '日期,金额,对方户名\n2026-11-30,100.00,示例大学';
  expect((await read(unsigned)).missing).toEqual(['direction']);
  expect(said(await read(unsigned, { bySign: true }))).toEqual(['2 + 2026-11-30 10000 示例大学']);
  // Two columns of one title are not told apart.
  expect((await read('日期,收入金额,收入金额,对方户名\n2026-11-30,1.00,2.00,甲')).missing).toEqual([
    'amount',
  ]);
});

test('equal lines are several payments, and a number that different lines share tells none of them', async () => {
  const head = '交易日期,收入金额,对方户名,摘要,流水号\n';
  const { rows } = await read(
    `${head}2026-11-30,1.00,甲,费,\n2026-11-30,1.00,甲,费,\n2026-11-30,1.00,甲,费,V000001\n2026-11-30,2.00,乙,费,V000001\n2026-11-30,3.00,丙,费,V000009\n2026-11-30,3.00,丙,费,000000`,
  );
  expect(rows.map((row) => row.kind === 'incoming' && [row.content.serial, row.content.ordinal])).toEqual([
    ['', 0],
    ['', 1],
    ['', 2],
    ['', 0],
    ['V000009', 0],
    ['', 0],
  ]);
});

test('a file with more lines than are read at once is refused whole', async () => {
  const lines = Array.from({ length: 2101 }, (_, index) => `2026-11-30,${index + 1}.00,甲`);
  await expect(read(`交易日期,收入金额,对方户名\n${lines.join('\n')}`)).rejects.toThrow('超过 2000 行');
});
