import { contract, type Endpoint, pagingKindOf } from '@portal/shared/contract';
import { Refusal } from './error';
import { parseInput } from './input';

const kinds = ['page', 'before', 'after'] as const;
const lists = Object.entries<Endpoint>(contract).flatMap(([path, { input }]) => {
  const kind = pagingKindOf(input);
  return kind ? [{ path, input, kind }] : [];
});

/** Returns the message about a field with which a call refuses it. */
function messageAbout({ input }: Pick<Endpoint, 'input'>, field: string): string | undefined {
  try {
    parseInput(input, { [field]: 1 });
  } catch (error) {
    return error instanceof Refusal ? error.details.fields?.[field] : undefined;
  }
  return undefined;
}

test('a list that is asked for by another way of paging says which way it has', () => {
  expect(new Set(lists.map(({ kind }) => kind))).toEqual(new Set(kinds));
  for (const { path, kind, ...list } of lists)
    for (const other of kinds.filter((one) => one !== kind))
      expect([path, messageAbout(list, other)?.startsWith(`不支持 ${other}，该列表用 ${kind}`)]).toEqual([
        path,
        true,
      ]);
});
