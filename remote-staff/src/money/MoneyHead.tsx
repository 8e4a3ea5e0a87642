import type { ReactNode } from 'react';
import { DeskHead } from '../ui/DeskHead';
import { moneyLists } from './moneyLists';

/** The heading of the money desk with the acts of the open list, and the switch between its lists with what waits in each. */
export const MoneyHead = ({ acts }: { readonly acts?: ReactNode }) => (
  <DeskHead title="款项" tabs={moneyLists} acts={acts} />
);
