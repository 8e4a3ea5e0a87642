/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pressedKey } from './pressedKey';

test.each([
  ['Chrome', { key: 'Enter', keyCode: 229, isComposing: true }, undefined],
  ['Firefox', { key: 'Process', keyCode: 229, isComposing: true }, undefined],
  ['Safari, at the end of a composition', { key: 'Enter', keyCode: 229, isComposing: false }, undefined],
  ['React', { key: 'Enter', keyCode: 13, nativeEvent: { isComposing: true } }, undefined],
  ['a key of one’s own', { key: 'Enter', keyCode: 13, isComposing: false }, 'Enter'],
])('the key of an event while an input method is open: %s', (_name, event, key) => {
  expect(pressedKey(event)).toBe(key);
});

const root = resolve(__dirname, '../../..');

/** Sources of the browser by path, without comments. */
const sources = readdirSync(root)
  .filter((name) => /^(?:remote-|shell$|shared$)/.test(name))
  .flatMap((name) => {
    const folder = join(root, name, 'src');
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file));
  })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|[\\/]testing[\\/]/.test(file))
  .map((file) => ({
    file: file.slice(root.length + 1),
    code: readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, ''),
  }));

test('whatever acts on Enter asks pressedKey', () => {
  // ProseMirror gives its keymaps no key of an input method (`inOrNearComposition` of prosemirror-view).
  const own = sources.filter(({ file }) => file !== 'remote-staff/src/content/html/editorPlugins.ts');
  const acting = own.filter(({ code }) => /\bEnter\b/.test(code));
  expect(acting.map(({ file }) => file)).toContain('shared/src/parts/CountStepper.tsx');
  expect(acting.filter(({ code }) => !code.includes('pressedKey(')).map(({ file }) => file)).toEqual([]);
  expect(sources.filter(({ code }) => /isComposing|keyCode/.test(code)).map(({ file }) => file)).toEqual([
    'shared/src/parts/pressedKey.ts',
    // Text that is being composed is no word yet.
    'shared/src/suggest/useCombobox.ts',
  ]);
});
