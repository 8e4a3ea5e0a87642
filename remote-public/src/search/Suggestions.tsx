import { query } from '@portal/shared/api';
import { plainList } from '@portal/shared/parts';
import { Box, Skeleton, Typography } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { FindEntry } from '../ui/find/FindEntry';
import { ProjectCard } from '../ui/ProjectCard';
import { PopularWords } from './PopularWords';
import { popularInput } from './popularInput';

/** Suggested search words and popular services. */
export function Suggestions() {
  const popular = useQuery(query('open/web/device/search', popularInput));
  return (
    <>
      <FindEntry />
      <PopularWords />
      {popular.data?.list.length !== 0 && !popular.isError && (
        <Box component="section" aria-label="热门项目">
          <Typography variant="h2" sx={{ mb: 1.5 }}>
            热门项目
          </Typography>
          <Box component="ul" sx={cards}>
            {popular.data
              ? popular.data.list.map((device) => (
                  <li key={device.rid}>
                    <ProjectCard device={device} />
                  </li>
                ))
              : room.map((key) => <Skeleton component="li" key={key} variant="rounded" height={168} />)}
          </Box>
        </Box>
      )}
    </>
  );
}

const room = Array.from({ length: popularInput.size ?? 0 }, (_, i) => `card ${i}`);

const cards = {
  ...plainList,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
} as const;
