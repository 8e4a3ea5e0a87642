import { query } from '@portal/shared/api';
import type { Setting } from '@portal/shared/contract';
import { line } from '@portal/shared/parts';
import { promiseHours } from '@portal/shared/rules';
import { Box, Skeleton } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';

const citiesOf = (setting: Setting | undefined) =>
  setting?.samplingInfo.map(({ city }) => city.replace(/市$/, ''));

/** Figures about the lab, only such as the portal itself can prove. */
export function Figures() {
  const found = useQuery(query('open/web/device/search', { size: 1 }));
  const setting = useQuery(query('open/setting', {}));
  const cities = citiesOf(setting.data);
  return (
    <Box component="dl" sx={list}>
      <Figure term="在线服务项目" value={found.data && `${found.data.total} 项`} pending={found.isPending} />
      <Figure term="免费上门取样" value={cities?.join('、')} pending={setting.isPending} />
      <Figure term="收样后致电锁定方案" value={`${promiseHours.call} 小时内`} />
      <Figure term="检测完成后交付数据" value={`${promiseHours.deliver} 小时内`} />
    </Box>
  );
}

interface FigureProps {
  readonly term: string;
  /** When undefined, term and value are left out. */
  readonly value: string | undefined;
  readonly pending?: boolean;
}

function Figure({ term, value, pending = false }: FigureProps) {
  if (!value && !pending) return null;
  return (
    <Box sx={{ bgcolor: 'background.paper', p: { xs: 2, md: 2.5 } }}>
      <Box component="dt" sx={{ color: 'text.secondary', typography: 'body2' }}>
        {term}
      </Box>
      <Box component="dd" sx={amount}>
        {value ?? <Skeleton width="5em" />}
      </Box>
    </Box>
  );
}

const amount = { m: 0, mt: 0.5, fontSize: '1.375rem', fontWeight: 600, color: 'primary.main' } as const;

const list = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
  gap: '1px',
  m: 0,
  bgcolor: 'divider',
  ...line,
  borderRadius: 1,
  overflow: 'hidden',
} as const;
