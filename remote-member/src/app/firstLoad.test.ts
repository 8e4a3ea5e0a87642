/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const source = join(__dirname, '..');

/** Returns the file of a relative import. */
function fileOf(from: string, name: string): string | undefined {
  const path = join(dirname(from), name);
  return [`${path}.ts`, `${path}.tsx`].find((file) => existsSync(file));
}

/** Adds a file and all that it imports statically, except types, to `found`. */
function collect(file: string, found: Set<string>): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(
    /^(?:import|export) (?!type )[^;]*?from '([^']+)'/gm,
  )) {
    const next = name.startsWith('.') ? fileOf(file, name) : undefined;
    if (next) collect(next, found);
    else found.add(name);
  }
  return found;
}

test.each([
  'center/CenterPage.tsx',
  'order/OrderListPage.tsx',
  'detail/OrderPage.tsx',
  'cluster/ManagedPage.tsx',
  'cluster/ClusterPage.tsx',
  'cluster/join/JoinedPage.tsx',
])('%s loads without forms and charts: dialogs and curves load them when they are needed', (page) => {
  const imports = collect(join(source, page), new Set());
  expect(imports.size).toBeGreaterThan(10);
  for (const late of ['@portal/shared/form', '@portal/shared/controls', '@portal/shared/chart'])
    expect(imports).not.toContain(late);
});
