import { TextField } from '@portal/shared/controls';
import { FilterBar } from '@portal/shared/parts';
import { useNavigate } from '@portal/shared/portal';
import { Box, Button } from '@portal/shared/ui';
import { type ChangeEvent, type FormEvent, useState } from 'react';
import { DayRange } from '../../ui/DayRange';
import { type AuditQuery, auditPath, noAuditQuery } from './auditQuery';

interface AuditFormProps {
  readonly query: AuditQuery;
}

/** What is looked for in the audit log. */
export function AuditForm({ query }: AuditFormProps) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(query);
  const count = (['act', 'target', 'staff', 'from', 'until'] as const).filter((name) => query[name]).length;
  const of = (name: keyof AuditQuery) => ({
    value: typed[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setTyped({ ...typed, [name]: target.value }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void navigate(auditPath({ ...typed, before: '' }));
  };
  return (
    <Box component="form" role="search" aria-label="查找操作" onSubmit={submit}>
      <FilterBar
        inPanel
        folded={count}
        clear={count > 0 ? auditPath(noAuditQuery) : undefined}
        submit={
          <Button type="submit" variant="outlined" sx={{ minHeight: 40 }}>
            查询
          </Button>
        }
      >
        <TextField
          size="small"
          label="对象"
          placeholder="单号、设置项、账号或手机号"
          sx={wide}
          slotProps={{ htmlInput: { maxLength: 64 }, inputLabel: { shrink: true } }}
          {...of('target')}
        />
        <TextField
          size="small"
          label="工作人员"
          placeholder="账号"
          sx={narrow}
          slotProps={{ htmlInput: { maxLength: 64 }, inputLabel: { shrink: true } }}
          {...of('staff')}
        />
        <TextField
          size="small"
          label="操作"
          placeholder="如 order.confirm"
          sx={narrow}
          slotProps={{ htmlInput: { maxLength: 40 }, inputLabel: { shrink: true } }}
          {...of('act')}
        />
        <DayRange from={{ label: '从', ...of('from') }} to={{ label: '到', ...of('until') }} />
      </FilterBar>
    </Box>
  );
}

const wide = { width: { xs: 1, sm: 250 } } as const;
const narrow = { width: { xs: 1, sm: 180 } } as const;
