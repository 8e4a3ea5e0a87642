import type { Order, OrderFile } from '@portal/shared/contract';
import { Panel, plainList, useFolded } from '@portal/shared/parts';
import { Link, paths } from '@portal/shared/portal';
import { takesSigned } from '@portal/shared/rules';
import { Box, Button, QueryView, Skeleton, Typography } from '@portal/shared/ui';
import { FileRow } from './FileRow';
import { resultsOf, useOrderFiles } from './useOrderFiles';

/** The order's papers and the way to the page that signs the agreement; data has sections of its own. */
export function Files({ order }: { readonly order: Order }) {
  const files = useOrderFiles(order);
  // A retest has no agreement of its own.
  const isRetest = order.timeline[0]?.act === 'retest';
  return (
    <Panel
      title="订单文件"
      aside={
        takesSigned(order.state) &&
        !order.signed && (
          <Button size="small" variant="outlined" component={Link} to={paths.contract(order.rid)}>
            签署协议
          </Button>
        )
      }
    >
      <QueryView query={files} loading={<Skeleton variant="rounded" height={56} />}>
        {(list) => {
          const results = resultsOf(list);
          const papers = list.filter((file) => file.kind !== 'raw' && !results.includes(file));
          return papers.length === 0 ? (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {isRetest ? '复测沿用原订单的协议' : '协议生成后会出现在这里'}
            </Typography>
          ) : (
            <Papers papers={papers} order={order.rid} />
          );
        }}
      </QueryView>
    </Panel>
  );
}

interface PapersProps {
  readonly papers: readonly OrderFile[];
  /** Key of the order. */
  readonly order: string;
}

function Papers({ papers, order }: PapersProps) {
  const [shown, showAll] = useFolded(papers, { first: 20, what: '个文件' });
  return (
    <>
      <Box component="ul" sx={plainList}>
        {shown.map((file) => (
          <FileRow key={file.rid} file={file} order={order} />
        ))}
      </Box>
      {showAll}
    </>
  );
}
