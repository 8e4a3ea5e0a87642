import { Box } from '@portal/shared/ui';

interface RestNoteProps {
  /** Customers that the table does not list. */
  readonly customers: number;
  /** What they add. */
  readonly amounts: readonly string[];
}

/** Says what the customers add that the table does not list; nothing when it lists all. */
export const RestNote = ({ customers, amounts }: RestNoteProps) =>
  customers === 0 ? null : (
    <Box component="p" sx={{ m: 0, mt: 1.5, fontSize: 13, color: 'text.secondary' }}>
      {`其余 ${customers} 位客户：${amounts.join('，')}。导出 Excel 有全部客户。`}
    </Box>
  );
