import type { DeliveredFile } from '@portal/shared/contract';
import { Chip } from '@portal/shared/extras';
import { type Column, DataTable, fileSize } from '@portal/shared/parts';
import { Link, paths } from '@portal/shared/portal';
import { formatInstant, isViewable, limits, retestLabel } from '@portal/shared/rules';
import { Box, MuiLink, Typography } from '@portal/shared/ui';
import { useState } from 'react';
import { FileButton } from '../ui/download/FileButton';
import { ViewButton } from '../ui/viewer/ViewButton';
import { DownloadBar } from './DownloadBar';
import type { DataFilter } from './dataFilter';
import { FileTags } from './tag/FileTags';

const columns: readonly Column<DeliveredFile>[] = [
  { label: '文件', cell: (file) => <FileName file={file} />, wide: true },
  { label: '订单', cell: (file) => <OrderAndTime file={file} /> },
  { label: '操作', cell: (file) => <Acts file={file} />, acts: true },
];

interface FileTableProps {
  readonly list: readonly DeliveredFile[];
  /** Number of files that fit, counted up to `limits.counted`; null when the first page is not loaded. */
  readonly total: number | null;
  readonly filter: DataFilter;
}

/** Files of data as a table; chosen ones, or all that fit the filters, are downloaded as one zip. */
export function FileTable({ list, total, filter }: FileTableProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  return (
    <Box sx={{ px: { xs: 2, sm: 2.5 }, py: 1 }}>
      <DownloadBar
        filter={filter}
        total={total}
        files={list.filter(({ rid }) => chosen.has(rid))}
        onClear={() => setChosen(new Set())}
      />
      <DataTable
        label="检测数据"
        rows={list}
        keyOf={({ rid }) => rid}
        choice={{
          chosen,
          onChange: setChosen,
          nameOf: ({ name, order }) => `${name}（${order.code}）`,
          most: limits.filesAtOnce,
        }}
        columns={columns}
      />
    </Box>
  );
}

/** A file with what it is about. */
export function FileName({ file }: { readonly file: DeliveredFile }) {
  const { name, size, services, kind, retest } = file;
  const about = [...(kind === 'record' ? ['检测记录'] : []), ...services, fileSize(size)].join(' · ');
  return (
    <>
      <Box sx={{ fontWeight: 600 }}>
        {name}
        {retest !== null && (
          <Chip size="small" variant="outlined" label={retestLabel(retest)} sx={{ ml: 1 }} />
        )}
      </Box>
      <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
        {about}
      </Typography>
      {file.samples.length > 0 && (
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
          {`样品：${samplesText(file)}`}
        </Typography>
      )}
      <FileTags tags={file.tags} />
    </>
  );
}

function samplesText({ samples, sample_count }: DeliveredFile): string {
  const named = samples.map(({ number, name }) => `${number} ${name}`).join('、');
  return sample_count > samples.length ? `${named} 等 ${sample_count} 个` : named;
}

function OrderAndTime({ file: { order, created } }: { readonly file: DeliveredFile }) {
  return (
    <div>
      <MuiLink component={Link} to={paths.order(order.rid)}>
        {order.code}
      </MuiLink>
      <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
        {formatInstant(created)}
      </Typography>
    </div>
  );
}

function Acts({ file }: { readonly file: DeliveredFile }) {
  return (
    <Box sx={{ display: 'inline-flex', gap: 0.5 }}>
      {isViewable(file.name) && <ViewButton file={file} />}
      <FileButton file={file} order={file.order.rid} />
    </Box>
  );
}
