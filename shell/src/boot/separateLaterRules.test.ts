/** @jest-environment jsdom */
import createCache from '@emotion/cache';
import { separateLaterRules } from './separateLaterRules';

test('rules of one rendering share a style sheet, and each later rendering has another one', async () => {
  const { sheet } = createCache({ key: 'css', speedy: true });
  const sheets = () =>
    [...document.styleSheets].map(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText.slice(0, 2)));
  sheet.insert('.a{color:red}');
  sheet.insert('.b{color:red}');
  separateLaterRules(sheet);
  for (const rules of [['.c', '.d', '.e'], ['.f']]) {
    for (const rule of rules) sheet.insert(`${rule}{color:red}`);
    await Promise.resolve();
  }
  expect(sheets()).toEqual([['.a', '.b'], ['.c', '.d', '.e'], ['.f']]);
});
