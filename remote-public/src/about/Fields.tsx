import { query } from '@portal/shared/api';
import type { Data } from '@portal/shared/contract';
import { Link, paths } from '@portal/shared/portal';
import { Box, MuiLink, QueryView, Skeleton, Typography } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';

type Type = Data<'open/web/type/group'>[number];

/** The types of service and their children from the server. */
export function Fields() {
  const types = useQuery(query('open/web/type/group', {}));
  return (
    <QueryView query={types} loading={<Skeleton variant="rounded" height={140} />}>
      {(list) => (
        <Box sx={grid}>
          {list.map((type) => (
            <Field key={type.id} type={type} />
          ))}
        </Box>
      )}
    </QueryView>
  );
}

function Field({ type: { id, name, typeChildArr } }: { readonly type: Type }) {
  return (
    <Box sx={{ pt: 2, borderTop: '2px solid', borderColor: 'divider' }}>
      <Typography variant="h3">
        <MuiLink component={Link} to={paths.project({ typeId: id, title: name })} underline="hover">
          {name}
        </MuiLink>
      </Typography>
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {typeChildArr.map((child) => child.name).join('、')}
      </Typography>
    </Box>
  );
}

const grid = {
  display: 'grid',
  columnGap: 6,
  rowGap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
} as const;
