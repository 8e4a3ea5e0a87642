import fc from 'fast-check';
import { earnsRebate, institutionOf, sameInstitution } from './rebate.rules';

const university = fc.constantFrom('示例大学', '示例理工大学', '示例科学技术大学', '示例师范大学');
const part = fc.constantFrom(
  '',
  '化学学院',
  ' 材料科学与工程学院',
  '（北校区）物理系',
  '附属医院',
  '国家重点实验室',
);
const people = fc.record({
  rid: fc.constantFrom('a', 'b'),
  company: fc.tuple(university, part).map((t) => t.join('')),
});

test('a faculty, a campus, spaces, width and case do not make another institution', () => {
  fc.assert(
    fc.property(university, part, part, (name, one, other) => {
      expect(sameInstitution(`${name}${one}`, ` ${name}${other} `)).toBe(true);
    }),
  );
  expect(institutionOf('Ｓａｍｐｌｅ  Labs (Inc.)')).toBe(institutionOf('sample labs inc'));
  expect(sameInstitution('示例新材料有限公司', '示例新材料有限公司（研发部）')).toBe(true);
  expect(sameInstitution('示例科学院化学研究所', '示例科学院 化学研究所 高分子室')).toBe(true);
});

test('other institutions differ, and who has not named one is in none', () => {
  fc.assert(
    fc.property(university, part, university, part, (one, a, other, b) => {
      fc.pre(one !== other);
      expect(sameInstitution(`${one}${a}`, `${other}${b}`)).toBe(false);
    }),
  );
  expect(sameInstitution('', '')).toBe(false);
  expect(sameInstitution('示例大学', '')).toBe(false);
});

test('never the own order, nor one of the own group or institution; it is the same seen from the other side', () => {
  fc.assert(
    fc.property(people, people, fc.boolean(), (promoter, payer, common) => {
      const earns = earnsRebate(promoter, payer, common);
      expect(earns).toBe(earnsRebate(payer, promoter, common));
      if (earns) {
        expect(common).toBe(false);
        expect(promoter.rid).not.toBe(payer.rid);
        expect(institutionOf(promoter.company)).not.toBe(institutionOf(payer.company));
      }
    }),
  );
});
