import { Box } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { DownloadButton } from './DownloadButton';

interface SheetButtonsProps {
  /** Asks for the link of the file. */
  readonly ask: (format: 'xlsx' | 'csv') => Promise<{ readonly url: string }>;
  /** File name without its ending. */
  readonly name: string;
  /** Path of the page, which the hint in WeChat shows. */
  readonly page: string;
  /** True when there is nothing to export. */
  readonly disabled?: boolean;
  /** More downloads of the same list. */
  readonly children?: ReactNode;
}

/** Downloads a list as Excel or CSV: all rows that fit, not only those on the page. */
export function SheetButtons({ ask, name, page, disabled = false, children }: SheetButtonsProps) {
  const button = { size: 'small', color: 'inherit', page, disabled } as const;
  return (
    <Box role="group" aria-label="导出" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mx: -1 }}>
      <DownloadButton {...button} ask={() => ask('xlsx')} name={`${name}.xlsx`}>
        导出 Excel
      </DownloadButton>
      <DownloadButton {...button} ask={() => ask('csv')} name={`${name}.csv`}>
        导出 CSV
      </DownloadButton>
      {children}
    </Box>
  );
}
