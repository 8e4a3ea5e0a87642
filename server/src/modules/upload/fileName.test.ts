import fc from 'fast-check';
import { hostileWord } from '../../../testing/hostile';
import { cleanName } from './fileName.rules';

test.each([
  ['样品%22A%22.csv', 'csv', '样品A.csv'],
  ['报告.pdf ', 'pdf', '报告.pdf'],
  ['报告 .pdf', 'pdf', '报告.pdf'],
  ['报\u200b告\u202e.pdf', 'pdf', '报告.pdf'],
  ['..', 'zip', '文件.zip'],
  ['...', '', '文件'],
  ['../../.bashrc.txt', 'txt', 'bashrc.txt'],
  ['C:\\数据\\a.jdx', 'jdx', 'a.jdx'],
  ['扫描.JPEG', 'jpg', '扫描.JPEG'],
  ['con.txt', 'txt', 'con_.txt'],
  ['\u3164.pdf', 'pdf', '文件.pdf'],
  ['𠮷'.repeat(200), 'zip', `${'𠮷'.repeat(120)}.zip`],
])('%j is shown as a file name', (name, ext, shown) => {
  expect(cleanName(name, ext)).toBe(shown);
});

test('whatever a name holds, the shown one ends with its type and can be stored everywhere', () => {
  fc.assert(
    fc.property(hostileWord, fc.constantFrom('pdf', 'zip', 'csv'), (name, ext) => {
      const shown = cleanName(name, ext);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what no file name may hold
      expect(shown).not.toMatch(/^[\s.]|[\s.]$|\s\.\w+$|[\u0000-\u001f<>:"|?*/\\\u202a-\u202e\u200b]/u);
      expect(shown.toLowerCase().endsWith(`.${ext}`)).toBe(true);
      expect(cleanName(shown, ext)).toBe(shown);
    }),
  );
});
