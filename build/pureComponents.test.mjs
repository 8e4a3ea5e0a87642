import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import pureComponents from './pureComponents.mjs';

const router = dirname(createRequire(import.meta.url).resolve('react-router/package.json'));

test('components are marked as free of side effects, and their names for developers are removed', () => {
  const marked = pureComponents(
    'var Link = React2.forwardRef(\n  f\n);\nLink.displayName = "Link";\nf.displayName = g;\n',
  );
  expect(marked).toBe('var Link = /* @__PURE__ */ React2.forwardRef(\n  f\n);\n\nf.displayName = g;\n');
});

test('the router that the shell ships has components of this form', () => {
  const folder = join(router, 'dist/production');
  const texts = readdirSync(folder)
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => pureComponents(readFileSync(join(folder, file), 'utf8')));
  expect(texts.join()).toMatch(/var Link = \/\* @__PURE__ \*\//);
});
