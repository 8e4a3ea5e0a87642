import type { TableBlock } from '@portal/shared/measurement';
import { Box, Typography } from '@portal/shared/ui';
import { TableFrame } from './TableFrame';

/** Reports, plates and lists of peaks: shown as the file has them, and not drawn. */
export function TablesView({ tables }: { readonly tables: readonly TableBlock[] }) {
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        该文件是数据表，不是曲线，按原样显示
      </Typography>
      {tables.map(({ name, columns, rows }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tables of a file may have the same name and never move.
        <Box key={index} component="section" sx={{ minWidth: 0, typography: 'body2' }}>
          {name !== '' && (
            <Typography variant="subtitle1" component="h3" sx={{ mb: 1 }}>
              {name}
            </Typography>
          )}
          <TableFrame label={name || `表 ${index + 1}`} columns={columns} rows={rows} />
        </Box>
      ))}
    </>
  );
}
