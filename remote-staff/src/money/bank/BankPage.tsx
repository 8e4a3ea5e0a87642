import { Box } from '@portal/shared/ui';
import { MoneyHead } from '../MoneyHead';
import { BankImport } from './BankImport';
import { BankLines } from './BankLines';

/** The bank's account: its file is imported, and each line that came in is matched with what it pays. */
export const BankPage = () => (
  <>
    <MoneyHead />
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <BankImport />
      <BankLines />
    </Box>
  </>
);
