import { line } from '@portal/shared/parts';
import { Box, MuiLink, Typography } from '@portal/shared/ui';
import { useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { useFormParts } from './boundField';

/** Fields from which on a form is long: a shorter one is seen at once. */
const longFrom = 6;

/**
 * What has to be changed in a long form, at its beginning: each message leads to its field. Comes when several fields were refused at
 * once, and shrinks while they are corrected; a single one has the focus already.
 */
export function ErrorSummary() {
  const { errors } = useFormState();
  const { focus, fieldNames } = useFormParts();
  const shown = useRef(false);
  const messages = new Map(
    Object.entries(errors).map(([name, error]) => [name, String(error?.message ?? '')]),
  );
  shown.current = messages.size > 1 || (shown.current && messages.size > 0);
  const all = shown.current ? fieldNames() : [];
  if (all.length < longFrom) return null;
  const names = all.filter((name) => messages.has(name));
  return (
    <Box
      component="section"
      aria-label="需要修改的内容"
      sx={{ ...line, borderColor: 'error.main', borderRadius: 1, p: 2 }}
    >
      <Typography component="p" sx={{ fontWeight: 600 }}>
        有 {names.length} 处需要修改
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
        {names.map((name) => (
          <Box component="li" key={name} sx={{ py: 0.25, overflowWrap: 'anywhere' }}>
            <MuiLink component="button" type="button" onClick={() => focus(name)} sx={{ textAlign: 'start' }}>
              {plain(messages.get(name) ?? '')}
            </MuiLink>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** Returns a message without the brackets around the field's label, which is all that names the field here. */
const plain = (message: string): string => message.replace(/^\[([^\]]+)\]/, '$1');
