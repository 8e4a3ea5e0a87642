import { useSuggest } from '@portal/shared/parts';
import { paths, useLocation, useNavigate } from '@portal/shared/portal';
import { Box, Button, SearchField } from '@portal/shared/ui';
import type { FormEvent } from 'react';
import { comparedOf } from '../ui/compare/compared';

/** Search field of the page; searches in the same tab. Ignores empty input. Suggests services while typing. */
export function SearchForm({ kw }: { readonly kw: string }) {
  const navigate = useNavigate();
  const { search: shown } = useLocation();
  // Services that are compared stay so over searches.
  const open = (word: string) => void navigate(paths.search(word, comparedOf(new URLSearchParams(shown))));
  const { field, input, list } = useSuggest(open);
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('kw') ?? '').trim();
    if (typed) open(typed);
    else field.current?.focus();
  };
  return (
    <Box
      component="form"
      role="search"
      action="/search"
      aria-label="全站搜索"
      onSubmit={search}
      sx={{ position: 'relative', display: 'flex', gap: 1, maxWidth: 640 }}
    >
      <SearchField
        ref={field}
        {...input}
        name="kw"
        aria-label="关键词"
        placeholder="项目名称、方法、仪器，或拼音"
        defaultValue={kw}
      />
      <Button type="submit" variant="contained" sx={{ flex: 'none', px: 3 }}>
        搜索
      </Button>
      {list}
    </Box>
  );
}
