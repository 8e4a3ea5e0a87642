import { call } from '@portal/shared/api';
import type { Input } from '@portal/shared/contract';
import { lineBelow, SheetButtons } from '@portal/shared/parts';
import { Box } from '@portal/shared/ui';

interface ExportButtonsProps {
  readonly states: Input<'auth/assign/export'>['states'];
  /** Path of the page, which the hint in WeChat shows. */
  readonly page: string;
}

/** Downloads all statements of the list above the list, not only those of its page. */
export const ExportButtons = ({ states, page }: ExportButtonsProps) => (
  <Box sx={{ px: { xs: 2, sm: 2.5 }, py: 0.75, ...lineBelow }}>
    <SheetButtons
      ask={(format) => call('auth/assign/export', { states: [...(states ?? [])], format })}
      name="结算单"
      page={page}
    />
  </Box>
);
