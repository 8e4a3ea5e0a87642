import { DataTable, Panel } from '@portal/shared/parts';
import { QueryView, Skeleton, Typography } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';

interface Release {
  readonly area: string;
  readonly version: string;
  readonly fits: boolean;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Reads the releases from the gateway's list of areas, which every page loads too. */
async function releases(): Promise<readonly Release[]> {
  const answer = await fetch('/remotes.json', { cache: 'no-store' });
  if (!answer.ok) throw new Error(`remotes.json: ${answer.status}`);
  const body: unknown = await answer.json();
  const remotes = isRecord(body) && isRecord(body.remotes) ? body.remotes : {};
  return Object.entries(remotes).map(([area, remote]) => ({
    area,
    version: isRecord(remote) && typeof remote.version === 'string' ? remote.version : '—',
    fits: isRecord(remote) && remote.verdict === 'compatible',
  }));
}

/** The releases of the areas that pages load now; they are changed by the teams' releases alone. */
export function Releases() {
  const answer = useQuery({ queryKey: ['remotes.json'], queryFn: releases });
  return (
    <Panel title="各区域的版本">
      <QueryView query={answer} loading={<Skeleton variant="rounded" height={240} />}>
        {(list) => (
          <DataTable
            label="各区域的版本"
            rows={list}
            keyOf={({ area }) => area}
            columns={[
              { label: '区域', cell: ({ area }) => area, wide: true },
              { label: '版本', cell: ({ version }) => version },
              { label: '与外壳', cell: ({ fits }) => (fits ? '相容' : '未声明') },
            ]}
          />
        )}
      </QueryView>
      <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
        灰度、保留的版本与页面错误见网关的 /status。
      </Typography>
    </Panel>
  );
}
