import { call, query } from '@portal/shared/api';
import type { Data } from '@portal/shared/contract';
import { type Column, cursorPages, DataTable, LoadMore, line, SearchBar } from '@portal/shared/parts';
import { formatInstant, isViewable, limits } from '@portal/shared/rules';
import { Box, EmptyState, Paper, QueryView, Typography } from '@portal/shared/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { FileButton } from '../../ui/download/FileButton';
import { ViewButton } from '../../ui/viewer/ViewButton';
import { FilesSkeleton } from '../FilesSkeleton';
import { FileName } from '../FileTable';
import { groupDataPath, wordsOf } from './groupPath';

const path = 'auth/cluster/data';

type Row = Data<typeof path>['list'][number];

const columns: readonly Column<Row>[] = [
  { label: '文件', cell: (file) => <FileName file={file} />, wide: true },
  { label: '成员', cell: (file) => <MemberAndTime file={file} /> },
  { label: '操作', cell: (file) => <Acts file={file} />, acts: true },
];

interface GroupDataProps {
  readonly cluster: string;
  readonly search: URLSearchParams;
}

/** Data of orders that a group paid and whose members show them to its managers. */
export function GroupData({ cluster, search }: GroupDataProps) {
  const kw = wordsOf(search);
  const input = { rid: cluster, ...(kw && { kw }), size: limits.pageSize };
  const files = useInfiniteQuery({
    ...cursorPages({
      queryKey: query(path, input).queryKey,
      size: input.size,
      load: (before, signal) => call(path, { ...input, before }, { signal }),
    }),
  });
  return (
    <Paper component="section" aria-label="社群数据" sx={{ ...line, minWidth: 0 }}>
      <SearchBar
        label="搜索社群数据"
        field="文件名、样品、项目或订单号"
        kw={kw}
        to={(words) => groupDataPath(cluster, words)}
      />
      <QueryView query={files} loading={<FilesSkeleton />}>
        {({ pages }) => {
          const list = pages.flatMap((page) => page.list);
          if (list.length === 0)
            return (
              <EmptyState
                title={kw === '' ? '还没有成员开放的数据' : '没有符合条件的数据'}
                text="由社群付款的订单，成员在付款时或订单页勾选“管理员可查看”后，数据出现在这里"
              />
            );
          return (
            <LoadMore query={files}>
              <Box sx={{ px: { xs: 2, sm: 2.5 }, py: 1 }}>
                <DataTable label="社群数据" rows={list} keyOf={({ rid }) => rid} columns={columns} />
              </Box>
            </LoadMore>
          );
        }}
      </QueryView>
    </Paper>
  );
}

const MemberAndTime = ({ file: { member, order, created } }: { readonly file: Row }) => (
  <div>
    {member}
    <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
      {order.code} · {formatInstant(created)}
    </Typography>
  </div>
);

const Acts = ({ file }: { readonly file: Row }) => (
  <Box sx={{ display: 'inline-flex', gap: 0.5 }}>
    {isViewable(file.name) && <ViewButton file={file} ofGroup />}
    <FileButton file={file} order={file.order.rid} />
  </Box>
);
