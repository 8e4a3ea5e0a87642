import { line, useSuggest } from '@portal/shared/parts';
import { paths } from '@portal/shared/portal';
import { Box, Icon, IconButton, icons } from '@portal/shared/ui';
import type { FormEvent } from 'react';
import { Contained } from '../Contained';

interface SearchBoxProps {
  /** Accessible name; distinguishes several search fields on a page. */
  readonly name?: string;
}

/** Opens the search in a new window and clears the field. Ignores empty input. Suggests services while typing. */
export function SearchBox({ name = '站内搜索' }: SearchBoxProps) {
  const open = (kw: string) => {
    if (!kw) return;
    const compared = new URLSearchParams(window.location.search).getAll('compare');
    window.open(paths.search(kw, compared), '_blank', 'noopener');
    if (field.current) field.current.value = '';
  };
  const { field, input, list } = useSuggest(open);
  const search = (event: FormEvent) => {
    event.preventDefault();
    open(field.current?.value.trim() ?? '');
  };

  return (
    <Box
      component="form"
      role="search"
      action="/search"
      aria-label={name}
      onSubmit={search}
      sx={{
        position: 'relative',
        display: 'flex',
        alignItems: 'center',
        width: '100%',
        height: 40,
        ...line,
        borderRadius: 5,
        bgcolor: 'background.default',
        '&:focus-within': { borderColor: 'primary.main', bgcolor: 'background.paper' },
      }}
    >
      <Box
        component="input"
        ref={field}
        {...input}
        type="search"
        name="kw"
        aria-label="搜索服务项目"
        placeholder="搜索服务，如 XRD"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={500}
        sx={{
          flex: 1,
          minWidth: 0,
          height: '100%',
          pl: 2,
          border: 0,
          outline: 0,
          bgcolor: 'transparent',
          color: 'text.primary',
          font: 'inherit',
          fontSize: { xs: '1rem', md: '.875rem' },
          '&::placeholder': { color: 'text.secondary', opacity: 1 },
          '&::-webkit-search-cancel-button': { display: 'none' },
        }}
      />
      <IconButton type="submit" size="small" aria-label="搜索" sx={{ mr: 0.5, color: 'primary.main' }}>
        <Icon path={icons.search} />
      </IconButton>
      <Contained>{list}</Contained>
    </Box>
  );
}
