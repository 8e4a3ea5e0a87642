/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const root = join(__dirname, '..', '..', '..');
const generated = /^(\..*|node_modules|dist|coverage|test-results|playwright-report)$/;

/** Returns the paths of all modules below a folder, without extension, relative to the repository. */
function modules(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (generated.test(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return modules(path);
    const [, module] = /^(.+)\.[cm]?[jt]sx?$/.exec(relative(root, path).replaceAll(sep, '/')) ?? [];
    return module === undefined ? [] : [module];
  });
}

// macOS and Windows treat paths that differ only in case as the same file.
test('no two modules have paths that are equal in lower case', () => {
  const paths = modules(root);
  expect(paths).toContain('shared/src/testing/modulePaths.test');
  const lower = paths.map((path) => path.toLowerCase());
  expect(paths.filter((_, index) => lower.indexOf(lower[index] ?? '') !== index)).toEqual([]);
});
