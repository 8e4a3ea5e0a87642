import { query } from '@portal/shared/api';
import type { DataShare, DataShareDetail } from '@portal/shared/contract';
import { fileSize, plainList, useFolded } from '@portal/shared/parts';
import { Box, QueryView, Skeleton, Typography } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { SharedLink } from '../ui/dataShare/SharedLink';

/** The QR code of a link, its files, and what was done with it on which day. */
export function ShareDetail({ share }: { readonly share: DataShare }) {
  const detail = useQuery(query('auth/dataShare/detail', { code: share.code }));
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {share.state === 'open' && <SharedLink share={share} />}
      <QueryView
        query={detail}
        loading={<Skeleton variant="rounded" height={96} role="status" aria-label="正在加载" />}
      >
        {(found) => (
          <Box sx={columns}>
            <Files detail={found} />
            <Log log={found.log} />
          </Box>
        )}
      </QueryView>
    </Box>
  );
}

const columns = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
} as const;

function Files({ detail: { list, files } }: { readonly detail: DataShareDetail }) {
  const gone = files - list.length;
  return (
    <Part title={`文件（${list.length}）`}>
      <Lines
        lines={list.map(({ rid, name, size }) => ({ key: rid, text: `${name}（${fileSize(size)}）` }))}
      />
      {gone > 0 && <Note>{`另有 ${gone} 个文件已不可用，对方看不到`}</Note>}
    </Part>
  );
}

function Log({ log }: Pick<DataShareDetail, 'log'>) {
  return (
    <Part title="打开与下载">
      {log.length === 0 ? (
        <Note>还没有人打开</Note>
      ) : (
        <Lines
          lines={log.map((entry, index) => ({ key: `${index}`, text: `${entry.day} ${textOf(entry)}` }))}
        />
      )}
      <Note>按天统计次数，不记录对方是谁</Note>
    </Part>
  );
}

function textOf({ act, file, count }: DataShareDetail['log'][number]): string {
  if (act === 'open') return `打开 ${count} 次`;
  if (act === 'zip') return `打包下载 ${count} 次`;
  return `${act === 'view' ? '查看' : '下载'} ${file ?? '已不可用的文件'} ${count} 次`;
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Box component="section" aria-label={title} sx={{ minWidth: 0 }}>
      <Typography variant="subtitle2" component="h3">
        {title}
      </Typography>
      {children}
    </Box>
  );
}

interface Line {
  readonly key: string;
  readonly text: string;
}

function Lines({ lines }: { readonly lines: readonly Line[] }) {
  const [shown, more] = useFolded(lines, { first: 8, what: '行' });
  return (
    <>
      <Box component="ul" sx={plainList}>
        {shown.map(({ key, text }) => (
          <Typography key={key} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {text}
          </Typography>
        ))}
      </Box>
      {more}
    </>
  );
}

const Note = ({ children }: { readonly children: ReactNode }) => (
  <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 0.5 }}>
    {children}
  </Typography>
);
