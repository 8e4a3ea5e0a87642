import { query } from '@portal/shared/api';
import type { Chart, OrderFile } from '@portal/shared/contract';
import { isViewable, mayHoldCurve } from '@portal/shared/rules';
import { Box, Button, QueryView, Skeleton, Typography } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ViewButton } from '../../ui/viewer/ViewButton';
import { FileRow } from '../FileRow';

interface ResultFileProps {
  readonly file: OrderFile;
  /** Key of the order. */
  readonly order: string;
  /** The curve of the first file is open from the beginning. */
  readonly first: boolean;
  /** Asks the lab about a place of the file; none when the order takes no questions. */
  readonly onAsk: ((spot: string) => void) | undefined;
}

/** A file of the results; a text file has its curve below, which is read when it is opened. */
export function ResultFile({ file, order, first, onAsk }: ResultFileProps) {
  const [open, setOpen] = useState(first);
  const curve = useQuery({
    ...query('auth/web/orderFile/curve', { rid: file.rid }),
    enabled: open && mayHoldCurve(file.name),
    // The content of a file never changes.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const toggle = mayHoldCurve(file.name) && curve.data?.chart !== null && (
    <Button size="small" color="inherit" aria-expanded={open} onClick={() => setOpen(!open)}>
      {open ? '收起预览' : '预览'}
    </Button>
  );
  const aside = (toggle || isViewable(file.name)) && (
    <>
      {isViewable(file.name) && <ViewButton file={file} onAsk={onAsk} />}
      {toggle}
    </>
  );
  return (
    <FileRow file={file} order={order} aside={aside}>
      {open && mayHoldCurve(file.name) && (
        <QueryView query={curve} loading={<Skeleton variant="rounded" height={300} />}>
          {({ chart, complete }) => <Curve chart={chart} complete={complete} quiet={first} />}
        </QueryView>
      )}
    </FileRow>
  );
}

interface CurveProps {
  readonly chart: Chart | null;
  readonly complete: boolean;
  /** Shows no message for a file without a curve, because the curve was not requested by a click. */
  readonly quiet: boolean;
}

function Curve({ chart, complete, quiet }: CurveProps) {
  const drawing = useQuery({
    queryKey: ['code of charts'],
    queryFn: async () => ({ Figure: (await import('@portal/shared/chart')).ChartFigure }),
    enabled: chart !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!chart)
    return quiet ? null : (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        该文件没有可以预览的曲线，请点“查看”或下载
      </Typography>
    );
  return (
    <QueryView query={drawing} loading={<Skeleton variant="rounded" height={300} />}>
      {({ Figure }) => (
        <Box>
          <Figure chart={chart} />
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {complete ? '曲线仅供预览，以文件中的数据为准' : '文件较大，仅绘制开头部分，以文件中的数据为准'}
          </Typography>
        </Box>
      )}
    </QueryView>
  );
}
