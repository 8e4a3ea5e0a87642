import { Box, Typography } from '@portal/shared/ui';
import type { LastScan, Tone } from './Reception';

const colours = {
  kept: 'info',
  done: 'success',
  twice: 'warning',
  unclaimed: 'warning',
  unknown: 'error',
  refused: 'error',
} as const satisfies Record<Tone, string>;

const labels: Readonly<Record<Tone, string>> = {
  kept: '已记下',
  done: '完成',
  twice: '重复',
  unclaimed: '待认领',
  unknown: '未知',
  refused: '未完成',
};

/** How the last scan ended: large, so that it is read from where the scanner is held, and announced. */
export function LastScanView({ last }: { readonly last: LastScan | undefined }) {
  const colour = last && colours[last.tone];
  return (
    <Box
      role="status"
      aria-label="上次扫描"
      sx={{
        minHeight: 76,
        px: 2,
        py: 1.5,
        borderRadius: 1,
        border: 1,
        borderLeftWidth: 6,
        borderColor: colour ? `${colour}.main` : 'divider',
        bgcolor: 'background.paper',
      }}
    >
      {last && colour ? (
        <>
          <Typography sx={{ fontSize: 18, fontWeight: 600, overflowWrap: 'anywhere' }}>
            <Box component="span" sx={{ color: `${colour}.main`, mr: 1 }}>
              {labels[last.tone]}
            </Box>
            {last.code}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {last.said}
          </Typography>
        </>
      ) : (
        <Typography variant="body2" sx={{ color: 'text.secondary', lineHeight: '2.75rem' }}>
          等待扫描
        </Typography>
      )}
    </Box>
  );
}
