import { Box } from '@portal/shared/ui';
import type { ReactNode } from 'react';

interface ToolProps {
  readonly label: string;
  /** Undefined for what is no switch. */
  readonly pressed?: boolean;
  readonly disabled?: boolean;
  readonly onPress: () => void;
  /** A sign instead of the label. */
  readonly children?: ReactNode;
}

/** A button above the text. It leaves the cursor where it is. */
export const Tool = ({ label, pressed, disabled = false, onPress, children }: ToolProps) => (
  <Box
    component="button"
    type="button"
    title={label}
    aria-label={label}
    aria-pressed={pressed}
    disabled={disabled}
    onMouseDown={(event: { preventDefault: () => void }) => event.preventDefault()}
    onClick={onPress}
    sx={{
      minWidth: 34,
      minHeight: { xs: 40, sm: 34 },
      px: 1,
      border: 0,
      borderRadius: 1,
      fontFamily: 'inherit',
      fontSize: 14,
      cursor: 'pointer',
      color: pressed ? 'primary.main' : 'text.primary',
      bgcolor: pressed ? 'action.selected' : 'transparent',
      '&:hover': { bgcolor: 'action.hover' },
      '&:disabled': { color: 'text.disabled', cursor: 'default' },
      '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
    }}
  >
    {children ?? label}
  </Box>
);
