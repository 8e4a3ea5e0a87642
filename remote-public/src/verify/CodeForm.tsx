import { paths, useNavigate } from '@portal/shared/portal';
import { Box, Button, SearchField, Typography } from '@portal/shared/ui';
import { type FormEvent, useState } from 'react';

/** The field for the code of a report. The server reads it in any spelling: small letters, full-width, with or without hyphens. */
export function CodeForm({ code }: { readonly code: string }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(code);
  const [empty, setEmpty] = useState(false);
  const check = (event: FormEvent) => {
    event.preventDefault();
    // Who copies the address of the check page from the report pastes it whole.
    const text = typed.replace(/^.*\/verify\//, '').trim();
    setEmpty(text === '');
    if (text !== '') void navigate(paths.verify(text));
  };
  return (
    <Box component="form" role="search" aria-label="报告查验" onSubmit={check}>
      <Box sx={{ display: 'flex', gap: 1.5, maxWidth: 560 }}>
        <SearchField
          aria-label="查验码"
          placeholder="查验码，如 Q7KX2M-9PZR4C-…"
          maxLength={300}
          aria-invalid={empty}
          aria-describedby={empty ? 'code-missing' : undefined}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" variant="contained">
          查验
        </Button>
      </Box>
      {empty && (
        <Typography id="code-missing" role="alert" variant="body2" sx={{ color: 'error.main', mt: 0.75 }}>
          请输入查验码
        </Typography>
      )}
    </Box>
  );
}
