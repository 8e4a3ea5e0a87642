import { newRid } from './rid';

test('a key begins with a letter, so that a command takes it as a word and a spreadsheet as text', () => {
  const rids = Array.from({ length: 5000 }, newRid);
  for (const rid of rids) expect(rid).toMatch(/^[A-Za-z][\w-]{19}$/);
  expect(new Set(rids).size).toBe(rids.length);
  expect(new Set(rids.map(([first]) => first)).size).toBe(52);
});
