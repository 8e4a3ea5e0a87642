import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withEntry } from './remoteEntry.mjs';

const original = readFileSync(join(__dirname, '../remotes.config.json'), 'utf8');
const entry = { name: 'remote_lab', paths: ['/lab'], title: '开放实验室', nav: { before: '/contact' } };

test.each([
  ['as it is', original],
  ['without a line break at its end', original.trimEnd()],
  ['with more of them', `${original}\n\n`],
  ['with line ends of Windows', original.replaceAll('\n', '\r\n')],
  ['in one line', JSON.stringify(JSON.parse(original))],
  ['with an indentation of four', JSON.stringify(JSON.parse(original), null, 4)],
])('an entry is added to a list %s', (_case, text) => {
  const written = withEntry(text, entry);
  expect(JSON.parse(written)).toEqual([...JSON.parse(original), entry]);
  // The lines of the others stay as the formatter writes them.
  expect(written.startsWith(original.replace(/\n\]\n$/, ',\n'))).toBe(true);
  expect(written.endsWith('  }\n]\n')).toBe(true);
});

test('an entry is added to an empty list', () => {
  expect(JSON.parse(withEntry('[]', entry))).toEqual([entry]);
});
