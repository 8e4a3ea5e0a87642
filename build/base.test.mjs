import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { base, compile } from './base.mjs';

test('every built script asks the browser to compile it while it arrives', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'portal-base-'));
  try {
    writeFileSync(join(dir, 'page.js'), '/* a comment */ export const page = "page";');
    writeFileSync(join(dir, 'main.js'), 'import("./page.js").then((m) => console.log(m.page));');
    const common = base({ name: 'trial', dir, production: true });
    await compile({
      ...common,
      cache: false,
      entry: './main.js',
      output: { ...common.output, path: join(dir, 'dist') },
    });
    const scripts = readdirSync(join(dir, 'dist')).map((file) =>
      readFileSync(join(dir, 'dist', file), 'utf8'),
    );
    expect(scripts).toHaveLength(2);
    for (const script of scripts) expect(script).toMatch(/^\/\/# allFunctionsCalledOnLoad\n\S/);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
});
