import { lineAbove } from '@portal/shared/parts';
import { Box, Button } from '@portal/shared/ui';

interface FacetFootProps {
  /** Whether something is chosen in the sheet. */
  readonly chosen: boolean;
  /** Number of services that the choices would show; undefined until it is known. */
  readonly total: number | undefined;
  readonly onReset: () => void;
  readonly onApply: () => void;
}

/** The buttons of the sheet of the facets. */
export const FacetFoot = ({ chosen, total, onReset, onApply }: FacetFootProps) => (
  <Box sx={foot}>
    <Button variant="outlined" disabled={!chosen} onClick={onReset} sx={{ flex: 'none', minWidth: 96 }}>
      重置
    </Button>
    <Button variant="contained" onClick={onApply} sx={{ flex: 1 }}>
      {total === undefined ? '查看结果' : `查看 ${total} 项`}
    </Button>
  </Box>
);

const foot = {
  display: 'flex',
  flex: 'none',
  gap: 1,
  p: 1.5,
  pb: 'calc(12px + env(safe-area-inset-bottom))',
  ...lineAbove,
} as const;
