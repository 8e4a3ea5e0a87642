import type { TypeWithChildren } from '@portal/shared/contract';
import { lineAbove, plainList } from '@portal/shared/parts';
import { Link, paths } from '@portal/shared/portal';
import { Box, Typography } from '@portal/shared/ui';
import { Picture } from '../ui/Picture';

interface TypeRowProps {
  readonly type: TypeWithChildren;
  /** Number of services per child; undefined until it is known. */
  readonly counts: ReadonlyMap<number, number> | undefined;
}

/** A type of service and its children with their number of services. */
export function TypeRow({ type, counts }: TypeRowProps) {
  return (
    <Box sx={row}>
      <Box component={Link} to={paths.project({ typeId: type.id, title: type.name })} sx={head}>
        <Box sx={{ width: 56, flex: 'none', borderRadius: 1, overflow: 'hidden' }}>
          <Picture src={type.img} width={56} height={56} />
        </Box>
        <Typography variant="h3">{type.name}</Typography>
      </Box>
      <Box component="ul" aria-label={type.name} sx={directions}>
        {type.typeChildArr.map(({ id, name }) => (
          <li key={id}>
            <Box
              component={Link}
              to={paths.project({ typeId: type.id, childId: id, title: name })}
              sx={direction}
            >
              {name}
              <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
                {counts && `${counts.get(id) ?? 0} 项`}
              </Box>
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const row = {
  display: 'grid',
  gap: { xs: 1.5, md: 4 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '220px minmax(0, 1fr)' },
  p: { xs: 2, md: 3 },
  '& + &': { ...lineAbove },
} as const;

const head = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  color: 'text.primary',
  textDecoration: 'none',
  '&:hover': { color: 'primary.main' },
} as const;

const directions = {
  ...plainList,
  display: 'grid',
  columnGap: { xs: 2, sm: 3 },
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fill, minmax(180px, 1fr))' },
} as const;

const direction = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 1,
  py: 0.75,
  borderBottom: '1px dotted',
  borderColor: 'divider',
  color: 'text.primary',
  textDecoration: 'none',
  fontVariantNumeric: 'tabular-nums',
  '&:hover': { color: 'primary.main' },
} as const;
