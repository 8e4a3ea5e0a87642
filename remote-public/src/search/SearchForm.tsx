import { useSuggest } from '@portal/shared/parts';
import { paths, useNavigate } from '@portal/shared/portal';
import { Box, Button, SearchField } from '@portal/shared/ui';
import type { FormEvent } from 'react';

/** Search field of the page; searches in the same tab. Ignores empty input. Suggests services while typing. */
export function SearchForm({ kw }: { readonly kw: string }) {
  const navigate = useNavigate();
  const { field, input, list } = useSuggest((word) => void navigate(paths.search(word)));
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('kw') ?? '').trim();
    if (typed) void navigate(paths.search(typed));
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
