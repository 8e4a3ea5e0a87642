import { query } from '@portal/shared/api';
import { lineAbove, plainList } from '@portal/shared/parts';
import { Link, paths } from '@portal/shared/portal';
import { Box, MuiLink, QueryView, Skeleton, Typography } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { buildingsOf, type Room, roomsOf } from './buildings';

/** 实验室与仪器: the buildings with their rooms, like the board in an entrance hall. */
export function Rooms() {
  const instruments = useQuery(query('open/web/instrument/list', {}));
  return (
    <QueryView query={instruments} loading={<Skeleton variant="rounded" height={480} />}>
      {(list) => (
        <Box sx={board}>
          {buildingsOf(roomsOf(list)).map(([name, rooms]) => (
            <Box key={name} sx={{ breakInside: 'avoid', mb: { xs: 3, md: 4 } }}>
              {name && (
                <Typography variant="h3" sx={{ mb: 1 }}>
                  {name}
                </Typography>
              )}
              <Box component="ul" aria-label={name || '房间'} sx={plainList}>
                {rooms.map((room) => (
                  <RoomRow key={room.name} room={room} />
                ))}
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </QueryView>
  );
}

function RoomRow({ room: { name, instruments } }: { readonly room: Room }) {
  return (
    <Box component="li" sx={row}>
      <Box sx={number}>{name}</Box>
      <Box sx={{ display: 'grid', gap: 1 }}>
        {instruments.map(({ code, name: instrument, self_operated, services }) => (
          <Box key={code}>
            {instrument}
            <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
              {services.map(({ rid, name: service }, at) => (
                <span key={rid}>
                  {at > 0 && '、'}
                  <MuiLink component={Link} to={paths.detail(rid)} underline="hover">
                    {service}
                  </MuiLink>
                </span>
              ))}
              {self_operated && '　可自主上机'}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const board = { columns: { xs: 1, md: 2 }, columnGap: 8, mb: { xs: -3, md: -4 } } as const;

const row = {
  display: 'grid',
  gridTemplateColumns: '5rem minmax(0, 1fr)',
  gap: 2,
  py: 1.25,
  ...lineAbove,
} as const;

const number = {
  fontSize: '1.125rem',
  fontWeight: 600,
  color: 'primary.main',
  fontVariantNumeric: 'tabular-nums',
} as const;
