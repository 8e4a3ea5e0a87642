import { readSampleText } from '../sampleText';
import { fieldOf } from './sampleHead';
import { readSamples } from './sampleReading';
import { skippedText } from './skippedText';

const read = (text: string) => readSamples(readSampleText(text));

test.each([
  ['样品编号（必填）', 'number'],
  ['样品编号\n(不可重复)', 'number'],
  ['*样品编号', 'number'],
  ['【样品编号】', 'number'],
  ['客户样品编号', 'number'],
  ['Sample No.', 'number'],
  ['sample_id', 'number'],
  ['ID', 'number'],
  ['樣品編號', 'number'],
  ['样品名称(必填)', 'name'],
  ['样品名称 Sample Name', 'name'],
  ['样品名称/Sample name', 'name'],
  ['名 称：', 'name'],
  ['样品', 'name'],
  ['Name', 'name'],
  ['样品形态 *', 'form'],
  ['样品状态（粉末/块体）', 'form'],
  ['Form', 'form'],
  ['危险性（如易燃）', 'hazards'],
  ['Hazards', 'hazards'],
  ['序号', undefined],
  ['订单编号', undefined],
  ['样品编号/样品名称', undefined],
  ['样品pH', undefined],
  ['备注', undefined],
])('the title %j is the field %s', (title, field) => {
  expect(fieldOf(title)).toBe(field);
});

test('of two columns for one field the better title is read, the other one is told', () => {
  const { rows, ignored } = read('编号,样品编号,名称\n1,A1,石墨\n2,A2,硅碳');
  expect(rows).toMatchObject([{ number: 'A1' }, { number: 'A2' }]);
  expect(ignored).toEqual(['“编号”']);
});

test('sums, notes and what goes on below them, repeated heads and prefilled lines are no samples, and are listed', () => {
  const { rows, skipped, problems } = read(
    [
      '序号,样品编号,样品名称,样品形态',
      '1,A1,注射用水,液体',
      '2,注1,说明书用纸,薄膜',
      '序号,样品编号,样品名称,样品形态',
      '3,A3,合计算法样,粉末',
      '4,,,',
      '合计,,3,',
      ',合 计：3 个,,',
      '注：1、请冷藏,,,',
      '2、到后请打电话,,,',
      '送样人：张三,,,',
    ].join('\n'),
  );
  expect(rows.map(({ number }) => number)).toEqual(['A1', '注1', 'A3']);
  expect(skipped.map(({ line }) => line)).toEqual([4, 6, 7, 8, 9, 10, 11]);
  expect(skippedText(skipped)).toBe(
    '不是样品、没有读取的有 7 行：第 4 行“序号”、第 6–11 行（“4”、“合计”、“合 计：3 个”等）',
  );
  expect(problems).toEqual([]);
});

test.each(['Total RNA', '注射液', '说明书', '合计划样', 'PS', 'Noted', '共轭聚合物', '备注样'])(
  '%s is a sample',
  (name) => {
    expect(read(`样品编号\t样品名称\nA1\t石墨\n${name}\t${name}`)).toMatchObject({
      rows: [{ number: 'A1' }, { number: name, name }],
      skipped: [],
    });
  },
);

test('a line with a single text among samples is asked about', () => {
  const { rows, problems } = read(
    '样品编号\t样品名称\t样品形态\nA1\t石墨\t粉末\nA2\t硅碳\t粉末\n请周五前寄出',
  );
  expect(rows).toHaveLength(3);
  expect(problems).toMatchObject([{ line: 4, message: '这一行只有“请周五前寄出”，请核对是不是样品' }]);
});

test('a CSV with a title, with zeros kept by Excel’s marks, or separated by spaces or bars is read', () => {
  const samples = [
    { number: '001', name: '石墨', form: 'powder' },
    { number: '002', name: '硅,碳', form: 'block' },
  ];
  const rows = ['样品编号,样品名称,形态', '="001",石墨,粉末', `'002,"硅,碳",块体`];
  expect(read(['2026 年送样清单', ...rows].join('\r\n')).rows).toEqual(samples);
  expect(read(['2026 年送样清单，共 2 个,,', ...rows].join('\n')).rows).toEqual(samples);
  expect(read('样品编号 名称 形态\n001 石墨 粉末').rows).toEqual(samples.slice(0, 1));
  expect(read('001  石墨  粉末\n002　硅,碳  块体'.replace(',', '')).rows).toEqual([
    samples[0],
    { ...samples[1], name: '硅碳' },
  ]);
  expect(read('| 样品编号 | 名称 | 形态 |\n| --- | :---: | --- |\n| 001 | 石墨 | 粉末 |').rows).toEqual(
    samples.slice(0, 1),
  );
});

test('without a head, forms are found by what they are, and a list of names is one', () => {
  expect(read('石墨,粉末\n硅碳,块体')).toMatchObject({
    rows: [
      { name: '石墨', form: 'powder' },
      { name: '硅碳', form: 'block' },
    ],
    columns: [{ field: 'name' }, { field: 'form' }],
  });
  expect(read('粉末,A1,石墨\n块体,A2,硅碳').rows[1]).toEqual({ form: 'block', number: 'A2', name: '硅碳' });
  expect(read('1,2-二氯乙烷\n甲苯\n乙醇').rows).toEqual([
    { name: '1,2-二氯乙烷' },
    { name: '甲苯' },
    { name: '乙醇' },
  ]);
});

test.each([
  ['3月1日', /显示为日期“3月1日”/],
  ['1-Mar', /显示为日期“1-Mar”/],
  ['Mar-26', /显示为日期“Mar-26”/],
  ['2026/3/1', /显示为日期/],
  ['2.02611E+11', /末尾可能已丢失/],
  ['#REF!', /没有可用的内容/],
  ['########', /没有可用的内容/],
  ['=A1&"x"', /是公式/],
  ['石\ufffd', /无法识别的字符/],
])('a text that a spreadsheet may have changed is named: %s', (text, message) => {
  const { problems } = read(`样品编号\t样品名称\n${text}\t石墨`);
  expect(problems).toMatchObject([{ line: 2, field: 'number', message: expect.stringMatching(message) }]);
});

test.each([
  ['易燃', ['flammable'], '“易燃”按“易燃易爆”填入，请核对', ''],
  ['易燃、剧毒', ['flammable'], expect.stringContaining('没有“剧毒”'), '剧毒'],
  ['怕水；有毒', ['toxic', 'air_sensitive'], '“怕水”按“怕空气或水”填入，请核对', ''],
  ['毒性和腐蚀性', ['toxic', 'corrosive'], undefined, ''],
  ['易燃易爆', ['flammable'], undefined, ''],
  ['有腐蝕性', ['corrosive'], undefined, ''],
  ['None', [], undefined, ''],
  ['无毒', [], expect.stringContaining('没有“无毒”'), '无毒'],
  ['不易燃', [], expect.stringContaining('没有“不易燃”'), '不易燃'],
])('the hazards %s', (text, hazards, message, unclear) => {
  const { rows, problems } = read(`样品编号\t样品名称\t危害\nA1\t石墨\t${text}`);
  expect(rows[0]).toMatchObject({ hazards, unclear });
  expect(problems[0]?.message).toEqual(message);
});
