import { TextField } from '@portal/shared/controls';
import { Alert } from '@portal/shared/extras';
import { Check } from '@portal/shared/parts';
import { firstCharacters } from '@portal/shared/rules';
import { Box, Button } from '@portal/shared/ui';
import { useState } from 'react';
import { type BankColumns, type BankField, bankFieldLabels, bankFields } from './reading/bankColumns';
import type { BankAnswers, BankQuestion } from './reading/bankReading';
import type { BankFile } from './useBankFile';

interface BankColumnFieldsProps {
  readonly file: BankFile;
  readonly onAnswer: (answers: BankAnswers) => void;
}

const questions: Readonly<Record<BankQuestion, string>> = {
  day: '哪一列是交易日期',
  amount: '哪一列是金额：收入和支出分两列，或在同一列',
  direction: '同一列的金额怎样区分收入和支出',
  payer: '哪一列是付款人',
};

/** Asks for the columns that the file does not name; what is recognised can be looked at and changed, too. */
export function BankColumnFields({ file, onAnswer }: BankColumnFieldsProps) {
  const { reading, table } = file;
  const isAsked = reading.missing.length > 0;
  const [isOpen, setIsOpen] = useState(false);
  const [columns, setColumns] = useState(reading.columns);
  const [bySign, setBySign] = useState(false);
  if (!isAsked && !isOpen)
    return (
      <Button size="small" color="inherit" sx={{ mt: 1 }} onClick={() => setIsOpen(true)}>
        核对各列
      </Button>
    );
  const titles = titlesOf(table.cells, reading.head);
  const set = (field: BankField, column: number | undefined) => setColumns(changed(columns, field, column));
  return (
    <Box component="section" aria-label="各列的含义" sx={{ mt: 2 }}>
      {isAsked && (
        <Alert severity="info" sx={{ mb: 2 }}>
          没有认出：{reading.missing.map((one) => questions[one]).join('；')}。请选择后继续，不会猜测。
        </Alert>
      )}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))' }}>
        {bankFields.map((field) => (
          <TextField
            key={field}
            select
            size="small"
            label={bankFieldLabels[field]}
            value={columnOf(columns, field) ?? ''}
            onChange={({ target }) => set(field, target.value === '' ? undefined : Number(target.value))}
            slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          >
            <option value="">没有这一列</option>
            {titles.map((title, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
              <option key={column} value={column}>
                {title}
              </option>
            ))}
          </TextField>
        ))}
      </Box>
      {columns.amount !== undefined && columns.credit === undefined && columns.direction === undefined && (
        <Check checked={bySign} onChange={({ target }) => setBySign(target.checked)}>
          正数为收入，负数为支出
        </Check>
      )}
      <Box sx={{ mt: 1.5 }}>
        <Button variant="outlined" onClick={() => onAnswer({ columns, bySign })}>
          按所选的列读取
        </Button>
      </Box>
    </Box>
  );
}

const columnOf = (columns: BankColumns, field: BankField): number | undefined =>
  field === 'remark' ? columns.remark[0] : columns[field];

function changed(columns: BankColumns, field: BankField, column: number | undefined): BankColumns {
  if (field === 'remark') return { ...columns, remark: column === undefined ? [] : [column] };
  const { [field]: _, ...others } = columns;
  return column === undefined ? others : { ...others, [field]: column };
}

/** Returns what the columns are called: their title, or what their first line has. */
function titlesOf(cells: readonly (readonly string[])[], head: number | undefined): string[] {
  const width = Math.max(0, ...cells.map((row) => row.length));
  return Array.from({ length: width }, (_, column) => {
    const title = head === undefined ? '' : (cells[head]?.[column]?.trim() ?? '');
    const sample = cells.slice((head ?? -1) + 1).find((row) => row[column]?.trim())?.[column] ?? '';
    const example = firstCharacters(sample.trim(), 20);
    return title === '' ? `第 ${column + 1} 列${example && `（${example}）`}` : title;
  });
}
