/** @jest-environment node */
import { formatAddress } from './formatAddress';

test.each([
  ['江苏省', '南京市', '鼓楼区', '江苏省南京市鼓楼区汉口路 22 号'],
  ['北京市', '北京市', '海淀区', '北京市海淀区汉口路 22 号'],
  ['北京市', '市辖区', '海淀区', '北京市海淀区汉口路 22 号'],
  ['重庆市', '县', '巫山县', '重庆市巫山县汉口路 22 号'],
  ['河南省', '省直辖县', '济源市', '河南省济源市汉口路 22 号'],
])('%s %s %s is written in one line, without a placeholder city', (province, city, area, text) => {
  expect(formatAddress({ province, city, area, address: '汉口路 22 号' })).toBe(text);
});
