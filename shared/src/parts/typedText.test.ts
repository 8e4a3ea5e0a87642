/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(__dirname, '../../..');

test('every control of our own has letters of 16 px on a phone, below which iOS zooms into the page', () => {
  const files = readdirSync(root)
    .filter((name) => /^(?:remote-|shell$|shared$)/.test(name))
    .flatMap((name) => {
      const folder = join(root, name, 'src');
      return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file));
    })
    .filter((file) => /\.tsx$/.test(file) && !/\.test\./.test(file));
  const controls = files.filter((file) =>
    /component="(?:input|select|textarea)"(?!\s+type="range")/.test(readFileSync(file, 'utf8')),
  );
  expect(controls.length).toBeGreaterThan(4);
  const small = controls.filter(
    (file) => !/\.\.\.typedText|fontSize: (?:'1rem'|\{ xs: '1rem')/.test(readFileSync(file, 'utf8')),
  );
  expect(small).toEqual([]);
});
