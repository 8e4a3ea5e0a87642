import type { ReportContent } from '@portal/shared/contract';
import { TextField } from '@portal/shared/controls';
import { limits, texts } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import { useState } from 'react';
import { useErrorBelow } from '../ui/edit/FieldErrors';
import { TextLine } from '../ui/edit/TextLine';
import { ResultTable } from './ResultTable';
import { tableOfText, textOfTable } from './tableText';

type Result = ReportContent['results'][number];

interface TableFieldProps {
  /** Path of the table in the content. */
  readonly path: string;
  readonly index: number;
  readonly value: Result;
  readonly onChange: (value: Result) => void;
}

/** A table of results: pasted from a spreadsheet or typed, and shown as the report prints it. */
export function TableField({ path, index, value, onChange }: TableFieldProps) {
  const [typed, setTyped] = useState(() => textOfTable(value.rows));
  const error = useErrorBelow(`${path}.rows`);
  const { reportRows, reportColumns } = limits;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
      <TextLine
        path={`${path}.title`}
        label={texts.reportTableTitle[0]}
        name={`表格 ${index + 1} 标题`}
        value={value.title}
        onChange={(title) => onChange({ ...value, title })}
        max={texts.reportTableTitle[1]}
        optional
      />
      <TextField
        label="数据"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange({ ...value, rows: tableOfText(target.value) });
        }}
        multiline
        minRows={4}
        maxRows={12}
        fullWidth
        size="small"
        error={error !== undefined}
        helperText={
          error ??
          `从 Excel 复制后粘贴；也可以一行一行写，列之间用 | 分开。第一行是表头，最多 ${reportRows} 行、${reportColumns} 列`
        }
        slotProps={{ htmlInput: { 'aria-label': `表格 ${index + 1} 数据` } }}
      />
      {value.rows.length > 0 && <ResultTable label={`表格 ${index + 1} 预览`} rows={value.rows} />}
    </Box>
  );
}
