/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(__dirname, '../../..');

const sources = readdirSync(root)
  .filter((name) => /^(remote-|shell$|shared$)/.test(name))
  .flatMap((folder) =>
    readdirSync(resolve(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/src/${file.replaceAll('\\', '/')}`)
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file)),
  );

/**
 * React remembers that a lazy component failed and throws in the page, which loses what was typed. Parts and dialogs of a page use
 * `LazyPart` and `useLazyDialog`, which say so and try again; a `lazy` of another file replaces the failure itself.
 */
test('no page is lost with the code of a lazy component', () => {
  const unguarded = sources.filter((file) =>
    readFileSync(resolve(root, file), 'utf8')
      .split(/\blazy(?:<[^(]*>)?\(/)
      .slice(1)
      .some((call) => !/^[^;]*\(\) => \(\{ default: /.test(call)),
  );
  expect(unguarded).toEqual([]);
});
