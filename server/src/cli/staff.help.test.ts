import { examples, leaves } from './examples';
import { programOf, staff } from './staff';
import { subjects } from './subjects';

/** Runs a command without a portal. */
async function typed(words: readonly string[]) {
  const out: string[] = [];
  const say = (text: string) => void out.push(text);
  const vars = { PORTAL_URL: 'http://127.0.0.1:9' };
  const code = await staff(words, vars, { log: say, error: say });
  return { code, out: out.join('\n') };
}

const names = leaves(
  programOf(
    () => undefined,
    async () => undefined,
  ),
).map(({ name }) => name);

test('each command has an example, and each example is of a command', () => {
  expect(Object.keys(examples).sort()).toEqual([...names].sort());
  for (const [name, example] of Object.entries(examples)) expect(`${example} `).toContain(`${name} `);
});

test.each(names)('%s has a help text with its description and its example', async (name) => {
  const { code, out } = await typed([...name.split(' '), '--help']);
  expect(code).toBe(0);
  expect(out).toContain('用法：');
  expect(out).toContain(`示例：\n  npm run staff -- ${examples[name]}`);
  expect(out).toMatch(/--json/);
  // The description is the third line.
  expect(out.split('\n')[2]).toMatch(/\p{Script=Han}/u);
});

test.each(Object.values(examples))('the example is accepted: %s', async (example) => {
  expect(await typed(example.split(' '))).toEqual({
    code: 3,
    out: expect.stringContaining('门户没有运行'),
  });
});

test('the help groups the commands by subject', async () => {
  const { out } = await typed(['help']);
  const titles = [...out.matchAll(/^(\S+)：$/gm)].map(([, title]) => title);
  expect(titles).toEqual(['选项', ...Object.keys(subjects), '命令']);
  expect(out).toMatch(/资金：\n {2}statements/);
});
