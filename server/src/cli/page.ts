import { Option } from 'commander';
import { CommandError } from './portal';

/** `--page`: a page number from 1 on; the action gets undefined when it is not given. */
export const pageOption = (): Option => new Option('--page <页码>', '第几页').argParser(pageOf);

function pageOf(word: string): number {
  const page = Number(word);
  if (Number.isInteger(page) && page >= 1) return page;
  throw new CommandError('页码应为不小于 1 的整数');
}
