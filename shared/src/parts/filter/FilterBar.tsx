import { Link } from '@portal/shared/portal';
import { Box, Button } from '@portal/shared/ui';
import { type ReactNode, useState } from 'react';
import { LinkSwitch, type LinkSwitchProps } from './LinkSwitch';

interface FilterBarProps {
  /** Filters that are chosen by one click, as links. */
  readonly quick?: Omit<LinkSwitchProps, 'inPanel'>;
  /** The fields. */
  readonly children: ReactNode;
  /** The button that applies the fields. */
  readonly submit: ReactNode;
  /** URL without the filters; undefined while none applies. */
  readonly clear?: string | undefined;
  /** Number of filters that apply, of a bar that phones fold behind a button; it starts open when there are some. */
  readonly folded?: number;
  /** True inside a panel, which has its own margins. */
  readonly inPanel?: boolean;
}

/** The filters above a list, inside their form: fields side by side, then the buttons that apply and clear them. */
export function FilterBar({ quick, children, submit, clear, folded, inPanel = false }: FilterBarProps) {
  const [open, setOpen] = useState(folded !== 0);
  return (
    <Box sx={inPanel ? { mb: 2 } : margins}>
      {quick && (
        <Box sx={{ mb: 1.5 }}>
          <LinkSwitch {...quick} inPanel />
        </Box>
      )}
      {folded !== undefined && (
        <Button
          variant="outlined"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          sx={{ display: { sm: 'none' }, width: 1, mb: open ? 2 : 0 }}
        >
          {`筛选条件${folded > 0 ? `（${folded}）` : ''}`}
        </Button>
      )}
      <Box sx={{ ...fields, display: { xs: open ? 'flex' : 'none', sm: 'flex' } }}>
        {children}
        <Box sx={{ display: 'flex', gap: 1 }}>
          {submit}
          {clear !== undefined && (
            <Button color="inherit" component={Link} to={clear}>
              清空条件
            </Button>
          )}
        </Box>
      </Box>
    </Box>
  );
}

const margins = { px: { xs: 2, sm: 2.5 }, py: 1.5 } as const;

const fields = { flexWrap: 'wrap', alignItems: 'end', gap: 1.5 } as const;
