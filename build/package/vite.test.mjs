import { retriedImports } from './vite.mjs';

/** Returns the code of a chunk after the plugin. */
function built(code) {
  const chunk = {
    type: 'chunk',
    fileName: 'assets/routes-1.js',
    dynamicImports: ['assets/Page-2.js', 'entry.js'],
    code,
  };
  retriedImports().generateBundle(
    {},
    { [chunk.fileName]: chunk, 'a.css': { type: 'asset', source: 'import("./Page-2.js")' } },
  );
  return chunk.code;
}

const attempt = '(globalThis.portalAttempt?"?attempt="+globalThis.portalAttempt:"")';

test.each(['"', "'", '`'])('an import of a chunk in %s asks for another URL in a retry', (quote) => {
  const specifier = `${quote}./Page-2.js${quote}`;
  expect(built(`()=>import(${specifier}).then(a)`)).toBe(`()=>import(${specifier}+${attempt}).then(a)`);
});

test('a path to a folder above is that of the same output', () => {
  expect(built('import("../entry.js")')).toBe(`import("../entry.js"+${attempt})`);
});

test.each([
  'import("./Other.js")',
  'import("react")',
  'import(name)',
  'import a from"./Page-2.js"',
  'important("./Page-2.js")',
])('%s stays as it is', (code) => {
  expect(built(code)).toBe(code);
});
