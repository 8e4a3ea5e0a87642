import { DeskHead } from '../ui/DeskHead';
import { moneyLists } from './moneyLists';

/** The heading of the money desk, and the switch between its lists with what waits in each. */
export const MoneyHead = () => <DeskHead title="款项" tabs={moneyLists} />;
