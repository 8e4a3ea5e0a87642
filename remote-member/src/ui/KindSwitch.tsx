import { Link, paths } from '@portal/shared/portal';
import { Box } from '@portal/shared/ui';

const kinds = [
  { kind: 'order', label: '订单', to: paths.orders },
  { kind: 'visit', label: '上门取样', to: paths.visits },
] as const;

/** Switches between the member's orders and visits. Links, so that each has its own URL. */
export function KindSwitch({ kind }: { readonly kind: 'order' | 'visit' }) {
  return (
    <Box component="nav" aria-label="订单类型" sx={{ display: 'flex', gap: 1, mb: 2 }}>
      {kinds.map((one) => (
        <Box
          key={one.kind}
          component={Link}
          to={one.to}
          aria-current={one.kind === kind ? 'page' : undefined}
          sx={tab}
        >
          {one.label}
        </Box>
      ))}
    </Box>
  );
}

const tab = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 36,
  px: 2,
  borderRadius: 18,
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  color: 'text.primary',
  textDecoration: 'none',
  typography: 'body2',
  '&:hover': { borderColor: 'primary.main' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
  '&[aria-current]': { color: 'primary.main', borderColor: 'primary.main', fontWeight: 600 },
} as const;
