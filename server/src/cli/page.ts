import { limits } from '@portal/shared/rules';
import { Option } from 'commander';
import { CommandError } from './portal';

/** `--page`: a page number from 1 on; the action gets undefined when it is not given. */
export const pageOption = (): Option => new Option('--page <页码>', '第几页').argParser(pageOf);

/** Returns the last line of a list: how many there are, and which page this is. `unit` is the counted noun. */
export const pageLine = (total: number, unit: string, page: number): string =>
  `共 ${total} ${unit}，第 ${page} / ${Math.ceil(total / limits.pageSize)} 页`;

function pageOf(word: string): number {
  const page = Number(word);
  if (Number.isInteger(page) && page >= 1) return page;
  throw new CommandError('页码应为不小于 1 的整数');
}
