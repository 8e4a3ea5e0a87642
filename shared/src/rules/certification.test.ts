/** @jest-environment node */
import fc from 'fast-check';
import { missingProfile, type ProfileField, profileLabels } from './certification';
import type { Organization } from './organization';

const certified = {
  name: '林晓',
  email: 'a@example.com',
  company: '示例大学',
  teacher: '王老师',
  address: [{}],
};

test.each<[Organization, ProfileField[]]>([
  [0, ['teacher']],
  [3, []],
  [1, []],
  [2, []],
])('user type %i without a supervisor misses %j', (organization, missing) => {
  expect(missingProfile({ ...certified, organization, teacher: '' })).toEqual(missing);
});

test('exactly the empty fields are missing, in the order of the form', () => {
  const text = fc.constantFrom('', '甲');
  const facts = fc.record({
    name: text,
    email: text,
    company: text,
    teacher: text,
    organization: fc.constantFrom<Organization | null>(null, 0, 1, 2, 3),
    address: fc.constantFrom([], [{}]),
  });
  fc.assert(
    fc.property(facts, (given) => {
      const missing = missingProfile(given);
      const order = Object.keys(profileLabels);
      expect(missing).toEqual([...missing].sort((a, b) => order.indexOf(a) - order.indexOf(b)));
      for (const field of ['name', 'email', 'company'] as const)
        expect(missing.includes(field)).toBe(given[field] === '');
      expect(missing.includes('organization')).toBe(given.organization === null);
      expect(missing.includes('address')).toBe(given.address.length === 0);
      expect(missing.includes('teacher')).toBe(given.organization === 0 && given.teacher === '');
    }),
  );
});
