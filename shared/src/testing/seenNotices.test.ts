/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { paths } from '../portal/paths';

const root = resolve(__dirname, '../../..');

/** Text of the files of a folder whose names end so, by file. */
function texts(folder: string, end: RegExp): readonly string[] {
  return readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => end.test(file) && !file.includes('.test.'))
    .map((file) => readFileSync(resolve(root, folder, file), 'utf8'));
}

/** A path with each part that the code computes as a star. */
const pattern = (template: string): string => template.replace(/\$\{[^}]*\}/g, '*');

/** Paths to which the notices of a file lead, from its literals and from templates that begin with its constants. */
function targets(source: string): readonly string[] {
  const constants = new Map(
    [...source.matchAll(/const (\w+)(?:: \w+)? = '(\/[^']*)'/g)].map(([, name = '', path = '']) => [
      name,
      path,
    ]),
  );
  const whole = source.replace(/\$\{(\w+)\}/g, (all, name: string) => constants.get(name) ?? all);
  return [...whole.matchAll(/['`](\/(?:member|experiment)\/[^'`]*)['`]/g)].map(([, path = '']) =>
    pattern(path),
  );
}

/** Paths that pages mark as seen. */
function marked(source: string): readonly string[] {
  return [...source.matchAll(/<SeenNotices link=(?:"([^"]+)"|\{([^}]*(?:\}[^}]*)*?)\} \/>)/g)].map(
    ([, text, code = '']) => {
      if (text !== undefined) return text;
      if (code === 'paths.requirement(code)') return pattern(paths.requirement('').concat('*'));
      return pattern(code.replaceAll('`', '').replace(/\$\{paths\.orders\}/, paths.orders));
    },
  );
}

/** Whether the server marks a notice with this link when the page of `seen` was seen. */
const isSeenBy = (seen: string, link: string): boolean =>
  link === seen || ['#', '?'].some((part) => link.startsWith(seen + part));

test('each page to which a notice leads says that it was seen', () => {
  const links = [...new Set(texts('server/src/modules', /\.notice\.ts$/).flatMap(targets))].sort();
  expect(links).toEqual(expect.arrayContaining(['/member/order/*', '/member/communityMg/*?tab=requests']));
  const areas = readdirSync(root).filter((name) => name.startsWith('remote-'));
  const seen = areas.flatMap((area) => texts(`${area}/src`, /\.tsx$/).flatMap(marked));
  expect(links.filter((link) => !seen.some((page) => isSeenBy(page, link)))).toEqual([]);
});
