import { query } from '@portal/shared/api';
import { Link, paths } from '@portal/shared/portal';
import { PageColumn, QueryView, Skeleton, Typography } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';

/** Lists the types of service. */
export function TypesPage() {
  const types = useQuery(query('open/web/type/group', {}));
  return (
    <PageColumn>
      <Typography variant="h1" sx={{ mt: 4, mb: 2 }}>
        Rspack 栏目
      </Typography>
      <QueryView query={types} loading={<Skeleton variant="rounded" height={120} />}>
        {(list) => (
          <ul>
            {list.map(({ id, name }) => (
              <li key={id}>
                <Link to={paths.project({ typeId: id, title: name })}>{name}</Link>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </PageColumn>
  );
}
