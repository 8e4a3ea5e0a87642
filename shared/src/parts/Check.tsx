import { Box } from '@portal/shared/ui';
import type { ComponentProps, ReactNode } from 'react';

interface CheckProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** A radio button is one of several with its `name`. */
  readonly type?: 'checkbox' | 'radio';
  /** Label beside the box; without it, pass `aria-label`. */
  readonly children?: ReactNode;
}

/** A native checkbox or radio button in the theme's colour with a target of 40 px, on phones 44 px. */
export function Check({ type = 'checkbox', children, ...input }: CheckProps) {
  return (
    <Box
      component="label"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1,
        minHeight: { xs: 44, sm: 40 },
        minWidth: { xs: 44, sm: 32 },
        justifyContent: children ? 'flex-start' : 'center',
        cursor: 'pointer',
        typography: 'body2',
        '& input': {
          width: 18,
          height: 18,
          m: 0,
          flex: 'none',
          accentColor: 'var(--mui-palette-primary-main)',
        },
        '&:has(:disabled)': { cursor: 'not-allowed' },
      }}
    >
      <input type={type} {...input} />
      {children}
    </Box>
  );
}
