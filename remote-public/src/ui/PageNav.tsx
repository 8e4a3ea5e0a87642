import { Link } from '@portal/shared/portal';
import { Box } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { pageNumbers } from './pageNumbers';

interface PageNavProps {
  readonly page: number;
  readonly pages: number;
  /** Address of a page of the list. */
  readonly to: (page: number) => string;
}

/** Pages of the list as links, so that each can be opened, kept and gone back to. */
export function PageNav({ page, pages, to }: PageNavProps) {
  if (pages < 2) return null;
  return (
    <Box
      component="nav"
      aria-label="分页"
      sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 0.5, mt: 4 }}
    >
      {page > 1 && <Step to={to(page - 1)}>上一页</Step>}
      {pageNumbers(page, pages).map((step) =>
        typeof step === 'number' ? (
          <Step key={step} to={to(step)} name={`第 ${step} 页`} current={step === page}>
            {step}
          </Step>
        ) : (
          <Box key={step} component="span" aria-hidden="true" sx={{ px: 1, lineHeight: '36px' }}>
            …
          </Box>
        ),
      )}
      {page < pages && <Step to={to(page + 1)}>下一页</Step>}
    </Box>
  );
}

interface StepProps {
  readonly to: string;
  readonly name?: string;
  readonly current?: boolean;
  readonly children: ReactNode;
}

function Step({ to, name, current = false, children }: StepProps) {
  return (
    <Box
      component={Link}
      to={to}
      aria-label={name}
      aria-current={current ? 'page' : undefined}
      sx={{
        minWidth: 36,
        px: 1,
        lineHeight: '36px',
        textAlign: 'center',
        borderRadius: 1,
        textDecoration: 'none',
        fontVariantNumeric: 'tabular-nums',
        color: current ? 'primary.contrastText' : 'text.primary',
        bgcolor: current ? 'primary.main' : 'transparent',
        '&:hover': current ? {} : { bgcolor: 'action.hover' },
      }}
    >
      {children}
    </Box>
  );
}
