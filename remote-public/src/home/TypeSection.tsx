import type { Home, TypeWithChildren } from '@portal/shared/contract';
import { plainList } from '@portal/shared/parts';
import { Link, paths } from '@portal/shared/portal';
import { Box, Typography } from '@portal/shared/ui';
import { Discount } from '../ui/Discount';
import { Picture } from '../ui/Picture';
import { tile } from '../ui/tile';
import { MethodGrid } from './MethodGrid';
import { Section } from './Section';

/** 服务项目: common methods, and the types of service with their children. */
export function TypeSection({ typeArr }: Pick<Home, 'typeArr'>) {
  return (
    <Section title="服务项目" note="按服务方式与检测方向选择">
      <MethodGrid />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr', md: `repeat(${Math.min(typeArr.length, 3)}, minmax(0, 1fr))` },
        }}
      >
        {typeArr.map((type) => (
          <TypeCard key={type.id} type={type} />
        ))}
      </Box>
    </Section>
  );
}

function TypeCard({ type }: { readonly type: TypeWithChildren }) {
  return (
    <Box sx={{ ...tile, p: 2 }}>
      <Box
        component={Link}
        to={paths.project({ typeId: type.id, title: type.name })}
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 2,
          color: 'text.primary',
          textDecoration: 'none',
          '&:hover h3': { color: 'primary.main' },
        }}
      >
        <Box sx={{ width: 72, flex: 'none', borderRadius: 1, overflow: 'hidden' }}>
          <Picture src={type.img} width={72} height={72} />
        </Box>
        <Typography variant="h3">{type.name}</Typography>
        {type.discount_info && <Discount label={type.discount_info.discount_label} />}
      </Box>
      <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ...plainList, mt: 2 }}>
        {type.typeChildArr.map((child) => (
          <li key={child.id}>
            <Box
              component={Link}
              to={paths.project({ typeId: type.id, childId: child.id, title: child.name })}
              sx={tag}
            >
              {child.name}
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const tag = {
  display: 'block',
  px: 1.25,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 4,
  fontSize: '0.8125rem',
  lineHeight: '1.625rem',
  '@media (pointer: coarse)': { lineHeight: '2.375rem', px: 1.5 },
  color: 'text.primary',
  textDecoration: 'none',
  '&:hover': { bgcolor: 'action.hover' },
} as const;
