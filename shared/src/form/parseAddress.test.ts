/** @jest-environment node */
import { areaList } from '@vant/area-data';
import fc from 'fast-check';
import { formatAddress } from '../rules';
import { parseAddress } from './parseAddress';
import { noRegion, regionTree } from './region';

const districts = [...regionTree(areaList)].flatMap(([province, cities]) =>
  [...cities].flatMap(([city, list]) =>
    list.map(({ name, code }) => ({ province, city, area: name, address_code: code })),
  ),
);
const parse = (text: string) => parseAddress(text, areaList);

const district = fc.constantFrom(...districts);
const phone = fc.stringMatching(/^1[3-9]\d{9}$/);
const name = fc
  .tuple(
    fc.constantFrom(...'王李张刘陈杨赵黄周吴'),
    fc.constantFrom('伟', '静怡', '晓', '建国', '思雨', '老师'),
  )
  .map((parts) => parts.join(''));
const number = fc.integer({ min: 1, max: 999 });
const detail = fc.oneof(
  fc
    .tuple(fc.constantFrom('中关村大街', '学院路', '科技二路', '文一西路'), number)
    .map(([street, no]) => `${street}${no}号`),
  fc
    .tuple(fc.constantFrom('人民路', '创新大道'), number, number)
    .map(([street, no, room]) => `${street}${no}号 3单元${room}室`),
  number.map((room) => `材料学院实验楼B座${room}`),
);

test('every district of the standard is read back from its one-line address', () => {
  const wrong = districts.filter((place) => {
    const parsed = parse(formatAddress({ ...place, address: '科技路8号' }));
    return parsed.region.address_code !== place.address_code || parsed.address !== '科技路8号';
  });
  expect(wrong).toEqual([]);
});

test('a room 86 before the phone is not the country code', () => {
  const parsed = parse('王伟，北京市东城区材料学院实验楼B座86，13000000000');
  expect(parsed).toMatchObject({ phone: '13000000000', address: '材料学院实验楼B座86' });
  expect(parse('王伟 86 13000000000 北京市东城区科技路8号').phone).toBe('13000000000');
});

test('name, phone, region and detail are read in any usual order and spacing', () => {
  const orders = [
    (who: string, number: string, place: string) => `${who} ${number} ${place}`,
    (who: string, number: string, place: string) => `${who}${number}${place}`,
    (who: string, number: string, place: string) => `${who}，${place}，${number}`,
    (who: string, number: string, place: string) => `${place} ${who} ${number}`,
    (who: string, number: string, place: string) => `${place}\n${number} ${who}`,
    (who: string, number: string, place: string) => `收件人: ${who}\n手机号码：+86 ${number}\n地址：${place}`,
  ];
  const spaced = fc.boolean();
  fc.assert(
    fc.property(
      name,
      phone,
      district,
      detail,
      fc.constantFrom(...orders),
      spaced,
      (who, number, place, rest, order, wide) => {
        const { address_code: _, ...names } = place;
        const region = wide
          ? `${[...new Set([place.province, place.city, place.area])].join(' ')} ${rest}`
          : formatAddress({ ...names, address: rest });
        expect(parse(order(who, number, region))).toEqual({
          name: who,
          phone: number,
          region: place,
          address: rest,
        });
      },
    ),
    { numRuns: 300 },
  );
});

test.each([
  ['内蒙古呼和浩特新城区海拉尔东街5号', '150102', '海拉尔东街5号'],
  ['广西南宁青秀区民族大道100号', '450103', '民族大道100号'],
  ['新疆乌鲁木齐天山区解放南路', '650102', '解放南路'],
  ['宁夏回族自治区银川市兴庆区', '640104', ''],
  ['北京海淀中关村大街1号', '110108', '中关村大街1号'],
  ['上海浦东张江路 1 号', '310115', '张江路 1 号'],
  ['上海市上海市浦东新区张江路1号', '310115', '张江路1号'],
  ['北京市市辖区海淀区学院路 30 号', '110108', '学院路 30 号'],
  ['重庆市 重庆市 沙坪坝区 大学城南路', '500106', '大学城南路'],
  ['恩施州恩施市学院路39号', '422801', '学院路39号'],
  ['江苏昆山玉山镇前进路1号', '320583', '玉山镇前进路1号'],
  ['海淀区学院路', '110108', '学院路'],
])('%s: short and unusual forms', (text, code, rest) => {
  expect(parse(text)).toMatchObject({ name: '', region: { address_code: code }, address: rest });
});

/** Parts of an address in random order, with random labels and separators, and the names that people really have. */
const anyName = fc.oneof(
  name,
  fc.constantFrom(
    '古丽巴哈尔',
    '阿卜杜热合曼',
    '买买提·艾力',
    '买买提•艾力',
    '迪丽热巴・迪力木拉提',
    '张好[2568]',
    '欧阳娜娜',
    'John Smith',
    '張學友',
  ),
);
const phoneForms: readonly ((digits: string) => string)[] = [
  (digits) => digits,
  (digits) => `(+86)${digits}`,
  (digits) => `+86 ${digits}`,
  (digits) => `86-${digits}`,
  (digits) => digits.replace(/(\d{3})(\d{4})/, '$1-$2-'),
  (digits) => digits.replace(/(\d{3})(\d{3})/, '$1-$2-'),
  (digits) => digits.replace(/(\d{3})(\d{4})/, '$1 $2 '),
  (digits) => `\u202d${digits}\u202c`,
  (digits) => digits.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)),
];

test('labelled parts are read in any order, with any label, separator, postcode and 收', () => {
  fc.assert(
    fc.property(
      fc.record({
        who: anyName,
        digits: phone,
        phoneForm: fc.constantFrom(...phoneForms),
        place: district,
        rest: detail,
        labels: fc.tuple(
          fc.constantFrom('收货人：', '收件人:', '姓名：', '联系人： ', '收货人 '),
          fc.constantFrom('电话：', '手机号码: ', '联系电话：', '电话', '手机'),
          fc.constantFrom('地址：', '详细地址：', '收货地址: ', '收件地址：'),
          fc.constantFrom('邮编：311121', '邮编311121', '邮政编码: 100080', ''),
        ),
        separator: fc.constantFrom('，', ',', '\n', '；', ' ', '\r\n'),
        order: fc.constantFrom(
          [0, 1, 2, 3],
          [1, 0, 2, 3],
          [2, 3, 0, 1],
          [2, 0, 1, 3],
          [0, 3, 2, 1],
          [3, 2, 1, 0],
        ),
      }),
      ({ who, digits, phoneForm, place, rest, labels, separator, order }) => {
        const { address_code: _, ...names } = place;
        const parts = [who, phoneForm(digits), formatAddress({ ...names, address: rest }), ''];
        const text = order
          .map((at) => `${labels[at] ?? ''}${parts[at] ?? ''}`)
          .filter(Boolean)
          .join(separator);
        expect(parse(text)).toEqual({ name: who, phone: digits, region: place, address: rest });
      },
    ),
    { numRuns: 400 },
  );
});

test('without labels the name is the word before the region, beside the phone number, or with 收', () => {
  fc.assert(
    fc.property(
      anyName,
      phone,
      fc.constantFrom(...phoneForms),
      district,
      detail,
      fc.constantFrom<(who: string, number: string, place: string) => string>(
        (who, number, place) => `${who}，${number}，${place}`,
        (who, number, place) => `${who} ${number} ${place} 311121`,
        (who, number, place) => `${place}，${who}（收），${number}`,
        (who, number, place) => `${place} ${who} 收 ${number}`,
        (who, number, place) => `${number} ${place} ${who} 收`,
        (who, number, place) => `寄到：${place}\n${who}\n${number}\n谢谢`,
      ),
      (who, digits, phoneForm, place, rest, order) => {
        const { address_code: _, ...names } = place;
        const text = order(who, phoneForm(digits), formatAddress({ ...names, address: rest }));
        expect(parse(text)).toEqual({ name: who, phone: digits, region: place, address: rest });
      },
    ),
    { numRuns: 300 },
  );
});

test.each<[string, { name?: string; phone?: string; code?: string; address?: string }]>([
  [
    '收货人：张三，电话139-0000-0001，北京市海淀区中关村大街1号',
    { name: '张三', phone: '13900000001', code: '110108', address: '中关村大街1号' },
  ],
  [
    '收件人：李雷 13900000001 浙江省杭州市余杭区仓前街道文一西路969号 邮编311121',
    { name: '李雷', code: '330110', address: '仓前街道文一西路969号' },
  ],
  ['北京市海淀区学院路30号 王小明 收', { name: '王小明', address: '学院路30号' }],
  ['北京市海淀区学院路30号2楼王小明收', { name: '王小明', address: '学院路30号2楼' }],
  [
    '收件人张三，手机13900000001，地址：北京市海淀区学院路30号',
    { name: '张三', phone: '13900000001', address: '学院路30号' },
  ],
  [
    '张好[2568] 13900000001-2568 北京市海淀区学院路30号[2568]',
    { name: '张好[2568]', phone: '13900000001', address: '学院路30号' },
  ],
  ['张好 13900000001转2568 北京市海淀区学院路30号', { name: '张好[2568]', address: '学院路30号' }],
  ['上海市浦东区张江路1号', { code: '310115', address: '张江路1号' }],
  ['浦东区张江路1号', { code: '310115', address: '张江路1号' }],
  ['青岛即墨市鳌山卫街道', { code: '370215', address: '鳌山卫街道' }],
  ['广西省南宁市青秀区民族大道100号', { code: '450103', address: '民族大道100号' }],
  ['内蒙呼和浩特新城区海拉尔东街5号', { code: '150102', address: '海拉尔东街5号' }],
  ['內蒙古呼和浩特市新城區海拉爾東街5號', { code: '150102', address: '海拉爾東街5號' }],
  [
    '收件人：張學友 電話：13900000001 廣東省廣州市天河區體育東路1號',
    { name: '張學友', code: '440106', address: '體育東路1號' },
  ],
  ['张路 13900000001 北京市海淀区学院路30号', { name: '张路', address: '学院路30号' }],
  ['王小明 老师 13900000001 北京市海淀区学院路30号', { name: '王小明老师', address: '学院路30号' }],
  [
    '姓名：张三\n身份证号：110108199003071234\n电话：13900000001\n地址：北京市海淀区学院路30号',
    { name: '张三', phone: '13900000001', address: '学院路30号' },
  ],
  [
    '张三 11010819900307123X 13900000001 北京市海淀区学院路30号',
    { name: '张三', phone: '13900000001', address: '学院路30号' },
  ],
  [
    '张三 110108 19900307 1234 13900000001 北京市海淀区学院路30号',
    { name: '张三', phone: '13900000001', address: '学院路30号' },
  ],
  [
    '张三，身份证110108900307123，13900000001，北京市海淀区学院路30号',
    { name: '张三', phone: '13900000001', address: '学院路30号' },
  ],
  [
    '张三 护照E12345678 13900000001 北京市海淀区学院路30号',
    { name: '张三', phone: '13900000001', address: '学院路30号' },
  ],
  [
    '张三 １１０１０８１９９００３０７１２３４ 13900000001 北京市海淀区学院路30号',
    { name: '张三', phone: '13900000001', address: '学院路30号' },
  ],
  [
    '张三 13900000001 13800000002 北京市海淀区学院路30号',
    { name: '张三', phone: '13900000001', address: '学院路30号' },
  ],
  [
    '收货人: 张三\n手机号码: 138****0001\n所在地区: 北京市 海淀区\n详细地址: 学院路30号',
    { name: '张三', phone: '', code: '110108', address: '学院路30号' },
  ],
  [
    '公司地址：北京市海淀区学院路30号（北门）3层，联系人电话：13900000001，联系人：张三',
    { name: '张三', phone: '13900000001', address: '学院路30号（北门）3层' },
  ],
  [
    'Name: John Smith, Phone: 13900000001, 北京市海淀区学院路30号',
    { name: 'John Smith', phone: '13900000001', address: '学院路30号' },
  ],
])('%s', (text, { code, ...expected }) => {
  const { region, ...parts } = parse(text);
  expect({ ...parts, code: region.address_code }).toMatchObject({ ...expected, ...(code && { code }) });
});

test('an identity number is in no part, wherever it stands and however it is written', () => {
  const digits = fc
    .tuple(
      fc.constantFrom('110108', '330106', '540102'),
      fc.integer({ min: 1950, max: 2010 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 28 }),
      fc.stringMatching(/^\d{3}[\dX]$/),
    )
    .map(([place, year, month, day, end]) => [
      place,
      `${year}${String(month).padStart(2, '0')}${String(day).padStart(2, '0')}`,
      end,
    ]);
  fc.assert(
    fc.property(
      digits,
      fc.constantFrom('', ' ', '-'),
      fc.constantFrom('', '身份证：', '身份证号 ', '证件号码:'),
      fc.integer({ min: 0, max: 3 }),
      fc.constantFrom('，', '\n', ' '),
      (number, gap, label, at, separator) => {
        const parts = ['张三', '13900000001', '北京市海淀区学院路30号'];
        parts.splice(at, 0, `${label}${number.join(gap)}`);
        expect(parse(parts.join(separator))).toMatchObject({
          name: '张三',
          phone: '13900000001',
          address: '学院路30号',
        });
      },
    ),
    { numRuns: 200 },
  );
});

test('a region that is not in the text stays empty', () => {
  expect(parse('杭州市西湖大道1号')).toMatchObject({
    region: { province: '浙江省', city: '杭州市', area: '', address_code: '' },
    address: '西湖大道1号',
  });
  expect(parse('鼓楼区汉口路 22 号').region).toEqual(noRegion);
  expect(parse('张三 13800000000')).toEqual({
    name: '张三',
    phone: '13800000000',
    region: noRegion,
    address: '',
  });
  expect(parse('')).toEqual({ name: '', phone: '', region: noRegion, address: '' });
});

test('the example of the order form', () => {
  expect(parse('张三 13800000000 北京市海淀区中关村大街1号 3单元')).toEqual({
    name: '张三',
    phone: '13800000000',
    region: { province: '北京市', city: '北京市', area: '海淀区', address_code: '110108' },
    address: '中关村大街1号 3单元',
  });
});

test('any text is parsed without an error, and a number that is no phone number stays in the address', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (text) => {
      expect(parse(text).phone).toMatch(/^(1\d{10})?$/);
    }),
    { numRuns: 50 },
  );
  expect(parse('海淀区学院路 30 号 12345678901')).toMatchObject({
    phone: '',
    address: '学院路 30 号 12345678901',
  });
});
