import { RecordColumns } from '../../ui/RecordColumns';
import { MoneyHead } from '../MoneyHead';
import { Balances } from './Balances';
import { LedgerCheck } from './LedgerCheck';

/** The ledger: what a member has, and whether all figures follow from each other. */
export const LedgerPage = () => (
  <>
    <MoneyHead />
    <RecordColumns even main={<Balances />} aside={<LedgerCheck />} />
  </>
);
