/** @jest-environment node */
import fc from 'fast-check';
import { readMailAddresses } from './mailAddresses';

test.each([
  ['cw@example.edu.cn', ['cw@example.edu.cn']],
  ['cw@example.edu.cn, bx@example.edu.cn', ['cw@example.edu.cn', 'bx@example.edu.cn']],
  ['财务处 <cw@example.edu.cn>；李敏＜lm@example.com＞', ['cw@example.edu.cn', 'lm@example.com']],
  ['"Zhang, San" <zs@example.com>', ['zs@example.com']],
  ['ｃｗ＠ｅｘａｍｐｌｅ。ｃｏｍ、bx＠example.com', ['cw@example.com', 'bx@example.com']],
  ['财务处：\n 张三 zs@example.com\n\n李四　ls@example.com\n', ['zs@example.com', 'ls@example.com']],
  ['mailto:cw@example.com (cw2@example.com)', ['cw@example.com', 'cw2@example.com']],
  ['cw@example.com CW@Example.com', ['cw@example.com']],
  ['cw@example.com.', ['cw@example.com']],
  ['', []],
  [' ，\n； ', []],
])('%j is read as %j', (typed, addresses) => {
  const read = readMailAddresses(typed);
  expect(read.addresses).toEqual(addresses);
  expect(read.wrong).toEqual(typed.startsWith('财务处：') ? ['财务处:'] : []);
});

test('what is no address is named', () => {
  expect(readMailAddresses('cw@example, 财务处 <>; 财务 处, a@b@example.com')).toEqual({
    addresses: [],
    wrong: ['cw@example', '财务 处', 'a@b@example.com'],
  });
});

// What takes time by the square of the length does not end here.
test.each([
  ['a', []],
  ['<', []],
  ['a<b', []],
  ['.', []],
  ['" ', []],
  ['<a@b.cn>', ['a@b.cn']],
  ['a <b@c.cn>', ['b@c.cn']],
])('a long text of %j is read', (part, addresses) => {
  expect(readMailAddresses(part.repeat(100_000)).addresses).toEqual(addresses);
});

test('what is read of any text reads as itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (typed) => {
      const { addresses } = readMailAddresses(`${typed} a@example.com`);
      expect(readMailAddresses(addresses.join('\n')).addresses).toEqual(addresses);
    }),
  );
});
