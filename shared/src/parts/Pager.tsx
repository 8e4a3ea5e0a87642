import { Link } from '@portal/shared/portal';
import { Box } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { pageNumbers } from './pageNumbers';
import { lineAbove, phone, tapArea } from './style';

interface PagerProps {
  /** Page number, counted from 1. */
  readonly page: number;
  readonly pages: number;
  /** Number of rows of the whole list, displayed beside the page number. */
  readonly total?: number;
  /** Returns the URL of a page of the list. */
  readonly to: (page: number) => string;
}

/**
 * The pages of a list as links, so that each page can be opened in a tab, bookmarked and reached by the back button.
 */
export function Pager({ page, pages, total, to }: PagerProps) {
  if (total === undefined && pages < 2) return null;
  return (
    <Box component="nav" aria-label="分页" sx={total === undefined ? centred : bar}>
      {total !== undefined && (
        <Box role="status" sx={{ flex: '1 0 auto', typography: 'body2', color: 'text.secondary' }}>
          共 {total} 条{pages > 1 && ` · 第 ${page} / ${pages} 页`}
        </Box>
      )}
      {page > 1 && <Step to={to(page - 1)}>上一页</Step>}
      {pages > 1 &&
        pageNumbers(page, pages).map((step) =>
          typeof step === 'number' ? (
            <Step key={step} to={to(step)} name={`第 ${step} 页`} current={step === page}>
              {step}
            </Step>
          ) : (
            <Box key={step} component="span" aria-hidden="true" className="number" sx={gap}>
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
      className={name && 'number'}
      sx={{
        ...tapArea,
        minWidth: { xs: 44, sm: 36 },
        px: 1,
        lineHeight: '2.25rem',
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

const links = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5 } as const;

const centred = { ...links, justifyContent: 'center', mt: 4 } as const;

const gap = { px: 1, lineHeight: '2.25rem' } as const;

/** On phones the line says which page it is, and has the way to the next one: numbers would take two more lines. */
const bar = {
  ...links,
  ...lineAbove,
  px: { xs: 2, sm: 2.5 },
  py: 1.5,
  [phone]: { '& .number': { display: 'none' } },
} as const;
