import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { ComponentProps } from 'react';
import { Icon, icons } from './Icon';

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  readonly 'aria-label': string;
  /** Shows a submit button inside the field. */
  readonly button?: boolean;
}

/**
 * The search field of a list; use it in a form with `role="search"`. It is smaller than a text field of `controls`,
 * which pages with only a search then do not load.
 */
export function SearchField({ button = false, maxLength = 500, ...input }: SearchFieldProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        flex: '1 1 auto',
        minWidth: 0,
        height: 40,
        border: '1px solid',
        borderColor: 'color-mix(in srgb, currentColor 40%, transparent)',
        borderRadius: 1,
        bgcolor: 'background.paper',
        color: 'text.primary',
        '&:focus-within': { borderColor: 'primary.main', outline: '1px solid', outlineColor: 'primary.main' },
      }}
    >
      <Box
        component="input"
        type="search"
        maxLength={maxLength}
        enterKeyHint="search"
        autoComplete="off"
        {...input}
        sx={{
          flex: 1,
          minWidth: 0,
          height: '100%',
          px: 1.75,
          border: 0,
          outline: 0,
          bgcolor: 'transparent',
          color: 'inherit',
          font: 'inherit',
          fontSize: '1rem',
          '&::placeholder': { color: 'text.secondary', opacity: 1 },
          '&::-webkit-search-cancel-button': { display: button ? 'none' : undefined },
        }}
      />
      {button && (
        <IconButton type="submit" size="small" aria-label="搜索" sx={{ mr: 0.5 }}>
          <Icon path={icons.search} />
        </IconButton>
      )}
    </Box>
  );
}
