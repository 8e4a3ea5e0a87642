/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const root = join(__dirname, '../../..');
const page = readFileSync(join(root, 'docs/words.md'), 'utf8');

/** Names that only paths of pages have, from the table of docs/words.md. */
const rows = page.slice(page.indexOf('| in paths of pages |')).split('\n').slice(2);
const names = rows
  .slice(
    0,
    rows.findIndex((line) => !line.startsWith('|')),
  )
  .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name = '']) => name));

const files = readdirSync(root)
  .filter((folder) => folder === 'shell' || folder.startsWith('remote-'))
  .flatMap((folder) =>
    readdirSync(join(root, folder, 'src'), { recursive: true, encoding: 'utf8' }).map((path) =>
      join(root, folder, 'src', path),
    ),
  )
  .filter((path) => /\.tsx?$/.test(path));

/** True for `demand`, `demandFilter` and `DemandPage`, not for `demanded` or `required`. */
const isNamed = (word: string, name: string): boolean => new RegExp(`^${name}s?(?![a-z])`, 'i').test(word);

test('a noun has its own name in folders, files and exports; that of a path is in addresses only', () => {
  expect(names).toContain('demand');
  const wrong = files.flatMap((path) => {
    const own = relative(root, path).split(sep);
    const exported = [
      ...readFileSync(path, 'utf8').matchAll(
        /export (?:async )?(?:function|const|class|interface|type) (\w+)/g,
      ),
    ];
    const words = [...own, ...exported.map(([, word = '']) => word)];
    return words
      .filter((word) => names.some((name) => isNamed(word, name)))
      .map((word) => `${own.join('/')}: ${word}`);
  });
  expect(wrong).toEqual([]);
});
