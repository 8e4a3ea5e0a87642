import { Box } from '@portal/shared/ui';

/** A short label on a service or type, such as 热门. */
export function Discount({ label }: { readonly label: string }) {
  return (
    <Box
      component="span"
      sx={{
        flex: 'none',
        px: 0.75,
        borderRadius: 0.5,
        fontSize: '0.75rem',
        lineHeight: '1.25rem',
        fontWeight: 500,
        whiteSpace: 'nowrap',
        color: 'secondary.contrastText',
        bgcolor: 'secondary.main',
      }}
    >
      {label}
    </Box>
  );
}
