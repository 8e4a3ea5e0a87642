import { LoadMore, line, lineAbove, plainList, SearchBar, TabLinks, Trail } from '@portal/shared/parts';
import { Link, paths, useSearchParams } from '@portal/shared/portal';
import { protocolStateLabels, protocolStates } from '@portal/shared/rules';
import { Box, Button, EmptyState, Paper, QueryView, Skeleton, Typography } from '@portal/shared/ui';
import { AreaPage } from '../ui/AreaPage';
import { AreaTabs } from '../ui/AreaTabs';
import { ProtocolListRow } from './ProtocolListRow';
import { type ProtocolFilter, protocolFilter, protocolPath } from './protocolFilter';
import { useProtocols } from './useProtocols';

/** The agreements and contracts of the member's orders, by state. */
export function ProtocolPage() {
  const [search] = useSearchParams();
  return (
    <AreaPage>
      <Trail here="合同协议" />
      <AreaTabs />
      <Typography variant="h1">合同协议</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5, mb: 2 }}>
        每个订单的协议与合同：在线阅读、签署，或上传签字件
      </Typography>
      <Protocols filter={protocolFilter(search)} />
    </AreaPage>
  );
}

function Protocols({ filter }: { readonly filter: ProtocolFilter }) {
  const contracts = useProtocols(filter);
  const { kw, state } = filter;
  const counts = contracts.data?.latest?.counts;
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  const tabs = [
    { label: '全部', to: protocolPath({ state: undefined, kw }), count: all, current: state === undefined },
    ...protocolStates.map((one) => ({
      label: protocolStateLabels[one],
      to: protocolPath({ state: one, kw }),
      count: counts && (counts[one] ?? 0),
      current: one === state,
    })),
  ];
  return (
    <Paper sx={line}>
      <TabLinks label="协议状态" tabs={tabs} />
      <Box sx={lineAbove}>
        <SearchBar
          label="搜索协议"
          field="订单号或项目名称"
          kw={kw}
          to={(next) => protocolPath({ state, kw: next })}
        />
      </Box>
      <QueryView query={contracts} loading={<RowsSkeleton />}>
        {({ list }) =>
          list.length === 0 ? (
            <NoProtocols filter={filter} any={all !== 0} />
          ) : (
            <Box
              aria-busy={contracts.isPlaceholderData}
              sx={{ opacity: contracts.isPlaceholderData ? 0.6 : 1 }}
            >
              <LoadMore query={contracts}>
                <Box component="ul" aria-label="协议" sx={plainList}>
                  {list.map((protocol) => (
                    <ProtocolListRow key={`${protocol.order.rid} ${protocol.version}`} protocol={protocol} />
                  ))}
                </Box>
              </LoadMore>
            </Box>
          )
        }
      </QueryView>
    </Paper>
  );
}

interface NoProtocolsProps {
  readonly filter: ProtocolFilter;
  /** The member has agreements that the filter does not fit. */
  readonly any: boolean;
}

function NoProtocols({ filter: { kw, state }, any }: NoProtocolsProps) {
  if (!any)
    return (
      <EmptyState
        title="还没有协议"
        text="下单后自动生成协议，可在线签署，或下载签字后随样品寄出"
        action={
          <Button variant="contained" component={Link} to={paths.project()}>
            浏览服务项目
          </Button>
        }
      />
    );
  return (
    <EmptyState
      title={kw ? `没有找到“${kw}”的协议` : `没有“${state ? protocolStateLabels[state] : ''}”的协议`}
      action={
        <Button variant="outlined" component={Link} to={paths.contracts}>
          查看全部
        </Button>
      }
    />
  );
}

const RowsSkeleton = () => (
  <Box role="status" aria-label="正在加载" sx={{ display: 'grid', gap: 2, p: { xs: 2, sm: 2.5 } }}>
    {[0, 1, 2].map((row) => (
      <Skeleton key={row} variant="rounded" height={64} />
    ))}
  </Box>
);
