import { lineAbove } from '@portal/shared/parts';
import { useNavigate } from '@portal/shared/portal';
import { Box, Button, SearchField } from '@portal/shared/ui';
import { type FormEvent, useState } from 'react';
import { type ContractFilter, contractPath } from './contractFilter';

/** Search by order number or service within the state; an empty search shows all. */
export function ContractSearch({ filter: { state, ...filter } }: { readonly filter: ContractFilter }) {
  const navigate = useNavigate();
  const [kw, setKw] = useState(filter.kw);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void navigate(contractPath({ state, kw: kw.trim() }));
  };
  return (
    <Box component="form" role="search" aria-label="搜索协议" onSubmit={onSubmit} sx={form}>
      <Box sx={{ display: 'flex', flex: '1 1 auto', maxWidth: 320 }}>
        <SearchField
          aria-label="订单号或项目名称"
          placeholder="订单号或项目名称"
          maxLength={100}
          value={kw}
          onChange={(event) => setKw(event.target.value)}
        />
      </Box>
      <Button type="submit" variant="outlined">
        搜索
      </Button>
    </Box>
  );
}

const form = { display: 'flex', gap: 1, px: { xs: 2, sm: 2.5 }, py: 1.5, ...lineAbove } as const;
