import { query } from '@portal/shared/api';
import type { Setting } from '@portal/shared/contract';
import { promiseHours } from '@portal/shared/rules';
import { Box, Skeleton } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { roomsOf } from './buildings';

const citiesOf = (setting: Setting | undefined) =>
  setting?.samplingInfo.map(({ city }) => city.replace(/市$/, ''));

/** Figures about the lab, only such as the portal itself can prove. */
export function Figures() {
  const found = useQuery(query('open/web/device/search', { size: 1 }));
  const instruments = useQuery(query('open/web/instrument/list', {}));
  const papers = useQuery(query('open/web/acknowledge', { size: 1 }));
  const setting = useQuery(query('open/setting', {}));
  const cities = citiesOf(setting.data);
  const rooms = instruments.data && roomsOf(instruments.data).length;
  return (
    <Box component="dl" sx={list}>
      <Figure term="在线服务项目" value={found.data && `${found.data.total} 项`} pending={found.isPending} />
      <Figure
        term="可约机时的仪器"
        value={instruments.data && `${instruments.data.length} 台`}
        pending={instruments.isPending}
      />
      <Figure term="仪器所在房间" value={rooms && `${rooms} 间`} pending={instruments.isPending} />
      <Figure term="致谢文献" value={papers.data && `${papers.data.total} 篇`} pending={papers.isPending} />
      <Figure term="免费上门取样" value={cities?.join('、')} pending={setting.isPending} />
      <Figure term="收样后致电锁定方案" value={`${promiseHours.call} 小时内`} />
    </Box>
  );
}

interface FigureProps {
  readonly term: string;
  /** When undefined, term and value are left out. */
  readonly value: string | number | undefined;
  readonly pending?: boolean;
}

function Figure({ term, value, pending = false }: FigureProps) {
  if (!value && !pending) return null;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
      <Box component="dt" sx={{ color: 'text.secondary', typography: 'body2' }}>
        {term}
      </Box>
      <Box component="dd" sx={amount}>
        {value ?? <Skeleton width="3em" />}
      </Box>
    </Box>
  );
}

const amount = {
  m: 0,
  fontSize: { xs: '1.5rem', md: '1.75rem' },
  lineHeight: 1.35,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  color: 'primary.main',
} as const;

const list = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    sm: 'repeat(3, minmax(0, 1fr))',
    lg: 'repeat(6, auto)',
  },
  justifyContent: { lg: 'space-between' },
  gap: 3,
  m: 0,
} as const;
