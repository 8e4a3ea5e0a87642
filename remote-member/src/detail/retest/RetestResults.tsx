import { query } from '@portal/shared/api';
import type { Order, OrderFile, Retest } from '@portal/shared/contract';
import { plainList } from '@portal/shared/parts';
import { retestLabel } from '@portal/shared/rules';
import { Box, QueryView, Skeleton, Typography } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { ResultFile } from '../data/ResultFile';
import { resultsOf, useOrderFiles } from '../useOrderFiles';

interface RetestResultsProps {
  /** The order with the first result. */
  readonly order: Order;
  readonly retest: Retest;
  /** The order that the retest was done as. */
  readonly work: NonNullable<Retest['order']>;
}

/** The first result of a sample and that of its retest, side by side. */
export function RetestResults({ order, retest, work }: RetestResultsProps) {
  const first = ofSample(resultsOf(useOrderFiles(order).data ?? []), order, retest);
  const second = useQuery(query('auth/web/orderFile/list4rid', { rid: work.rid }));
  return (
    <Box sx={columns}>
      <Results label={retestLabel(0)} order={order.rid} files={first} />
      <QueryView query={second} loading={<Skeleton variant="rounded" height={56} />}>
        {(files) => <Results label={retestLabel(retest.number)} order={work.rid} files={resultsOf(files)} />}
      </QueryView>
    </Box>
  );
}

/** Returns the files that name the sample; all of them when none does. */
function ofSample(files: readonly OrderFile[], { samples }: Order, { sample }: Retest): readonly OrderFile[] {
  if (samples.length < 2) return files;
  const named = files.filter(({ name }) => name.includes(sample.number) || name.includes(sample.name));
  return named.length > 0 ? named : files;
}

interface ResultsProps {
  readonly label: string;
  /** Key of the order that has the files. */
  readonly order: string;
  readonly files: readonly OrderFile[];
}

const Results = ({ label, order, files }: ResultsProps) => (
  <Box component="section" aria-label={label} sx={{ minWidth: 0 }}>
    <Typography variant="body2" component="h3" sx={{ fontWeight: 600 }}>
      {label}
    </Typography>
    <Box component="ul" sx={plainList}>
      {files.map((file) => (
        <ResultFile key={file.rid} file={file} order={order} first={false} onAsk={undefined} />
      ))}
    </Box>
  </Box>
);

const columns = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
} as const;
