import { array, assert, constantFrom, property, string } from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { delimiterOf, parseDelimited, readTableFile, type Table, UnreadableFile } from './index';

const fileOf = (content: BlobPart, name = '清单.csv') => new File([content], name);

/** Heads of the lists of these tests. */
const titlesIn = (cells: readonly string[]) =>
  cells.filter((cell) => /^(?:编号|编號|編號|名称|名稱|样品编号)$/.test(cell)).length;
const read = (file: File) =>
  readTableFile(file, { titlesIn, maxMegabytes: 2, tooLarge: '请只保留清单', maxRows: 2000 });

/** Texts of any characters that a cell can have; no lone surrogates and no carriage return, which XML changes. */
const anyText = string({ unit: 'binary', maxLength: 12 }).map((text) =>
  text.replace(/\p{Surrogate}|\r/gu, '').replace(excelMark, ''),
);
/** What keeps a spreadsheet from reading a number, and is no part of the text. */
const excelMark = /^\s*['’‘＇=＝]+/;
const anyTable = array(array(anyText, { minLength: 2, maxLength: 5 }), { minLength: 1, maxLength: 8 }).filter(
  (rows) => rows.every((row) => row.some((cell) => cell !== '')),
);

const delimited = (table: Table, delimiter: string, lineBreak: string): string =>
  table
    .map((row) =>
      row.map((cell) => (/["\r\n\t,]/.test(cell) ? `"${cell.replace(/"/g, '""')}"` : cell)).join(delimiter),
    )
    .join(lineBreak);

test('any table survives being written as CSV or as the clipboard of a spreadsheet', () => {
  assert(
    property(anyTable, constantFrom('\t', ','), constantFrom('\n', '\r\n'), (table, delimiter, lineBreak) => {
      const text = delimited(table, delimiter, lineBreak);
      expect(parseDelimited(text, delimiter)).toEqual(table);
      expect(parseDelimited(`${text}${lineBreak}`, delimiter)).toEqual(table);
    }),
  );
});

test('a quote that is not closed is a normal character, and no text is lost', () => {
  expect(parseDelimited('"5 寸"晶圆\t粉末\n"未关闭\t块体', '\t')).toEqual([
    ['"5 寸"晶圆', '粉末'],
    ['"未关闭', '块体'],
  ]);
  assert(
    property(string({ unit: constantFrom('"', 'a', '\t', '\n') }), (text) => {
      const letters = parseDelimited(text, '\t').flat().join('').match(/a/g)?.length ?? 0;
      expect(letters).toBe(text.match(/a/g)?.length ?? 0);
    }),
  );
});

test('tab, comma and Chinese comma are found as delimiters by the first line', () => {
  expect(['a\tb,c', 'a,b；c', 'a，b', 'a;b', '石墨'].map((text) => delimiterOf(text, titlesIn))).toEqual([
    '\t',
    ',',
    '，',
    ';',
    '\t',
  ]);
});

/** Returns a compressed archive of texts by path. */
const compressed = (files: Readonly<Record<string, string>>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])));

const parts = (sheet: string, strings = '') => ({
  'xl/workbook.xml':
    '<workbook xmlns:r="r"><sheets><sheet name="隐藏" state="hidden" r:id="rId1"/><sheet name="清单" r:id="rId2"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels':
    '<Relationships><Relationship Id="rId1" Target="worksheets/sheet9.xml"/><Relationship Id="rId2" Target="/xl/worksheets/sheet3.xml"/></Relationships>',
  'xl/worksheets/sheet3.xml': `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
  'xl/sharedStrings.xml': `<sst>${strings}</sst>`,
});

test('a workbook of Excel is read: shared and formatted strings, numbers, formulas, gaps, the first visible sheet', async () => {
  const strings =
    '<si><t>样品编号</t></si><si><r><t>磷酸</t></r><r><t xml:space="preserve"> 铁锂</t></r><rPh sb="0" eb="1"><t>lin</t></rPh></si>';
  const sheet =
    '<row r="2"><c r="B2" t="s"><v>0</v></c><c r="D2" t="s"><v>1</v></c></row>' +
    '<row r="3"><c r="A3"><v>1.1000000000000001</v></c><c t="str"><f>A1</f><v>公式_x000D_值</v></c><c r="XFD3"><v>9</v></c></row>' +
    '<row r="1048576"><c r="A1048576"><v>9</v></c></row>';
  expect(await read(fileOf(compressed(parts(sheet, strings))))).toMatchObject({
    cells: [[], ['', '样品编号', '', '磷酸 铁锂'], ['1.1', '公式\r值']],
    notes: ['第 2000 行以后的内容没有读取'],
  });
});

test.each<[string, () => BlobPart, RegExp, string?]>([
  ['an empty file', () => '', /空文件/],
  ['a large file', () => new Uint8Array(2 * 1024 * 1024 + 1), /超过 2 MB/],
  [
    'an old or encrypted workbook',
    () => new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0]),
    /另存为未加密的 \.xlsx/,
  ],
  ['a picture', () => new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0xff]), /是图片，不是表格/],
  ['a PDF by another name', () => '%PDF-1.7\n1 0 obj', /“清单\.xlsx”是 PDF 文件，不是表格/, '清单.xlsx'],
  ['text by another name', () => 'not a zip', /“清单\.xlsx”不是 Excel 工作簿，可能已损坏/, '清单.xlsx'],
  [
    'bytes by another name',
    () => new Uint8Array([1, 0, 2, 255]),
    /不是 Excel 工作簿，可能已损坏/,
    '清单.xlsx',
  ],
  ['bytes', () => new Uint8Array([1, 0, 2, 255]), /无法读取“清单\.csv”/],
  ['a page', () => '<html><table><tr><td>A1</td></tr></table></html>', /是网页格式的表格/, '清单.xls'],
  ['a document', () => compressed({ 'word/document.xml': '<a/>' }), /是 Word 文档/, '清单.xlsx'],
  ['a binary workbook', () => compressed({ 'xl/workbook.bin': 'a' }), /二进制工作簿/, '清单.xlsx'],
  ['another archive', () => compressed({ 'word/document.xml': '<a/>' }), /不是 Excel 工作簿/],
  ['a cut workbook', () => compressed(parts('')).slice(0, -40), /已损坏/],
  ['broken XML', () => compressed(parts('<row>')), /已损坏/],
  ['XML with entities', () => compressed(parts('<!DOCTYPE a>')), /已损坏/],
  ['a workbook that is inflated to 9 MB', () => compressed(parts(' '.repeat(9 * 1024 * 1024))), /已损坏/],
])('%s is refused with what to do', async (_name, content, message, ...[file]) => {
  const reading = read(fileOf(content(), file));
  await expect(reading).rejects.toThrow(UnreadableFile);
  await expect(reading).rejects.toThrow(message);
});

test('CSV is read as UTF-8 with or without mark, also cut, as GBK, GB18030, Big5 and as UTF-16 with or without mark', async () => {
  const expected = [['编号', '名称']];
  const gb18030 = new Uint8Array([0xb1, 0xe0, 0xba, 0xc5, 0x2c, 0xc3, 0xfb, 0xb3, 0xc6, 0x0d, 0x0a]);
  const little = Buffer.from('编号\t名称', 'utf16le');
  const big = Buffer.from(little).swap16();
  const marked = [Buffer.from([0xff, 0xfe, ...little]), Buffer.from([0xfe, 0xff, ...big])];
  const contents = [
    '编号,名称',
    '\ufeff编号,名称\r\n',
    gb18030,
    ...[little, big, ...marked].map((one) => new Uint8Array(one)),
  ];
  for (const content of contents) expect((await read(fileOf(content))).cells).toEqual(expected);
  // 𠮷 in four bytes, and the end of files of old programs.
  const rare = new Uint8Array([0xb1, 0xe0, 0xba, 0xc5, 0x2c, 0x95, 0x32, 0x8c, 0x38, 0x1a]);
  expect((await read(fileOf(rare))).cells[0]?.[0]).toBe('编号');
  const big5 = new Uint8Array([
    0xbd, 0x73, 0xb8, 0xb9, 0x2c, 0xa6, 0x57, 0xba, 0xd9, 0x0a, 0x41, 0x2c, 0xc5, 0xe9,
  ]);
  expect((await read(fileOf(big5))).cells).toEqual([
    ['編號', '名稱'],
    ['A', '體'],
  ]);
  const cut = new Uint8Array([...Buffer.from('编号,名称\nA1,磷酸铁锂正极材料样品一'), 0xe7, 0xa3]);
  expect((await read(fileOf(cut))).doubts.get('1,1')).toMatch(/无法识别的字符/);
});
