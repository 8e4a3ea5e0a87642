import { limits } from '@portal/shared/rules';
import { Option } from 'commander';
import { CommandError } from './portal';

/** `--page`: a page number from 1 on; the action gets undefined when it is not given. */
export const pageOption = (): Option => new Option('--page <页码>', '第几页').argParser(pageOf);

/** Returns the last line of a list: how many there are, and which page this is. `unit` is the counted noun. */
export const pageLine = (total: number, unit: string, page: number): string =>
  `共 ${total} ${unit}，第 ${page} / ${Math.ceil(total / limits.pageSize)} 页`;

/** `--after`: where the previous page ended. */
export const afterOption = (): Option =>
  new Option('--after <位置>', '从该位置之后列出；位置见上一页的最后一行');

/** Returns the last lines of a list that has a cursor: how many rows there are, and how to see the next ones. */
export const queueLines = (
  { total, next }: { readonly total: number | null; readonly next: string | null },
  unit: string,
): string[] => [
  ...(total === null ? [] : [`${total < limits.counted ? '共' : '至少'} ${total} ${unit}`]),
  ...(next === null ? [] : [`还有更多，查看下一页：加上 --after ${next}`]),
];

function pageOf(word: string): number {
  const page = Number(word);
  if (Number.isInteger(page) && page >= 1) return page;
  throw new CommandError('页码应为不小于 1 的整数');
}
