/**
 * Returns the tests of a label as far as they fit: all of them, or the first ones with the number of all (检测：BET、SEM 等 9 项), or the
 * number alone.
 */
export function testsText(tests: readonly string[], fits: (words: string) => boolean): string {
  const all = `检测：${tests.join('、')}`;
  if (fits(all)) return all;
  for (let shown = tests.length - 1; shown > 0; shown--) {
    const words = `检测：${tests.slice(0, shown).join('、')} 等 ${tests.length} 项`;
    if (fits(words)) return words;
  }
  return `检测：共 ${tests.length} 项`;
}
