import { Box } from '@portal/shared/ui';

interface MarkProps {
  /** The state in words. */
  readonly children: string;
  /** True when the lab has to act soon: it has the main colour. */
  readonly waits: boolean;
}

/** The state of a record. */
export const Mark = ({ children, waits }: MarkProps) => (
  <Box
    component="span"
    sx={{
      px: 1,
      py: 0.25,
      borderRadius: 1,
      fontSize: 13,
      lineHeight: 1.5,
      whiteSpace: 'nowrap',
      border: 1,
      borderColor: 'divider',
      color: waits ? 'primary.main' : 'text.secondary',
    }}
  >
    {children}
  </Box>
);
