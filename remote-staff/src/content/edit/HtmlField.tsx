import { Box, Skeleton } from '@portal/shared/ui';
import { lazy, Suspense } from 'react';
import { CodeLost } from '../../ui/CodeLost';
import { useFieldError } from '../../ui/edit/FieldErrors';

/** The editor is large: its code is loaded by the pages that write a long text, and stays out of all others. */
const HtmlEditor = lazy(() =>
  import('../html/HtmlEditor').then(
    (m) => ({ default: m.HtmlEditor }),
    () => ({ default: CodeLost }),
  ),
);

interface HtmlFieldProps {
  readonly path: string;
  readonly label: string;
  readonly html: string;
  /** Another one starts the editor anew. */
  readonly revision: number;
  readonly onChange: (html: string) => void;
}

/** A long text of content with the server's refusal below it. */
export function HtmlField({ path, label, html, revision, onChange }: HtmlFieldProps) {
  const error = useFieldError(path);
  return (
    <Box>
      <Suspense fallback={<Skeleton variant="rounded" height={320} />}>
        <HtmlEditor key={revision} label={label} html={html} onChange={onChange} />
      </Suspense>
      {error && <Box sx={{ color: 'error.main', fontSize: 12, mt: 0.5 }}>{error}</Box>}
    </Box>
  );
}
