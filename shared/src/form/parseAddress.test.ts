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
