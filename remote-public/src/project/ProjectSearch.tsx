import { useNavigate } from '@portal/shared/portal';
import { Box, SearchField } from '@portal/shared/ui';
import type { FormEvent } from 'react';
import type { Filter } from './useFilter';

/** Searches within the selected type. An empty search shows all again. */
export function ProjectSearch({ kw, to }: { readonly kw: string; readonly to: Filter['to'] }) {
  const navigate = useNavigate();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void navigate(to({ kw: String(new FormData(event.currentTarget).get('kw') ?? '').trim() }));
  };
  return (
    <Box
      component="form"
      role="search"
      aria-label="在列表中搜索"
      onSubmit={search}
      sx={{ flex: { xs: '1 1 0', sm: '0 1 280px' }, minWidth: 0 }}
    >
      <SearchField name="kw" aria-label="关键词" placeholder="名称、方法或仪器" defaultValue={kw} button />
    </Box>
  );
}
