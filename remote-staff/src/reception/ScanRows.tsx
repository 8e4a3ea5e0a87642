import { lineAbove, plainList } from '@portal/shared/parts';
import { Link } from '@portal/shared/portal';
import { formatInstant } from '@portal/shared/rules';
import { Box, MuiLink } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { isSampleCode, type Scan } from './scan';
import { unclaimedOf } from './unclaimed/unclaimedPath';

interface ScanRowsProps {
  readonly scans: readonly Scan[];
  /** What may be done with a scan, at the end of its row. */
  readonly acts?: (scan: Scan) => ReactNode;
}

/** Scans with the answer of the server, in the given order. */
export const ScanRows = ({ scans, acts }: ScanRowsProps) => (
  <Box component="ul" sx={plainList}>
    {scans.map((scan) => (
      <Box component="li" key={scan.key} sx={{ ...lineAbove, ...row }}>
        <Box sx={{ fontFamily: 'monospace', fontSize: 15, overflowWrap: 'anywhere' }}>
          {scan.state === 'done' && isSampleCode(scan.code) ? (
            <MuiLink component={Link} to={`/staff/samples/${scan.code}`}>
              {scan.code}
            </MuiLink>
          ) : scan.state === 'unclaimed' ? (
            <MuiLink component={Link} to={unclaimedOf(scan.code)}>
              {scan.code}
            </MuiLink>
          ) : (
            scan.code
          )}
        </Box>
        <Box sx={{ color: 'text.secondary', fontSize: 13 }}>
          {formatInstant(new Date(scan.at).toISOString())}
          {scan.place && ` · ${scan.place}`}
        </Box>
        <Box sx={{ flex: '1 1 200px', fontSize: 14 }}>
          {scan.state === 'waiting' ? '等待上传' : scan.said}
          {scan.order && (
            <>
              {' · '}
              <MuiLink component={Link} to={`/staff/orders/${scan.order}`}>
                {scan.order}
              </MuiLink>
            </>
          )}
        </Box>
        {acts?.(scan)}
      </Box>
    ))}
  </Box>
);

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 0.25,
  minHeight: 44,
  py: 0.75,
} as const;
