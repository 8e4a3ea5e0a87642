import { paths, useNavigate } from '@portal/shared/portal';
import { Box, Button, SearchField } from '@portal/shared/ui';
import { type FormEvent, useRef } from 'react';

/** Search field of the page; searches in the same tab. Ignores empty input. */
export function SearchForm({ kw }: { readonly kw: string }) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('kw') ?? '').trim();
    if (typed) void navigate(paths.search(typed));
    else form.current?.querySelector('input')?.focus();
  };
  return (
    <Box
      component="form"
      role="search"
      aria-label="全站搜索"
      ref={form}
      onSubmit={search}
      sx={{ display: 'flex', gap: 1, maxWidth: 640 }}
    >
      <SearchField
        name="kw"
        aria-label="关键词"
        placeholder="项目名称、方法、仪器，或拼音首字母"
        defaultValue={kw}
      />
      <Button type="submit" variant="contained" sx={{ flex: 'none', px: 3 }}>
        搜索
      </Button>
    </Box>
  );
}
