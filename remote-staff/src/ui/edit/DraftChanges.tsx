import { plainList } from '@portal/shared/parts';
import { Box } from '@portal/shared/ui';
import { LongValue } from './LongValue';
import { changedNames } from './merged';
import { useShowField } from './ShowField';

interface DraftChangesProps<Content> {
  readonly published: Content;
  readonly draft: Content;
  readonly labels: Readonly<Record<keyof Content & string, string>>;
  /** What the new value is called. */
  readonly after?: string;
}

/** What the draft changes of what visitors see now, field by field. */
export function DraftChanges<Content extends object>({
  published,
  draft,
  labels,
  after = '草稿',
}: DraftChangesProps<Content>) {
  const show = useShowField();
  const names = changedNames(published, draft);
  if (names.length === 0) return <Box sx={{ mt: 1 }}>没有不同。</Box>;
  return (
    <Box component="ul" aria-label="草稿的改动" sx={{ ...plainList, display: 'grid', gap: 1.5, mt: 1 }}>
      {names.map((name) => (
        <Box component="li" key={name} aria-label={labels[name]}>
          <b>{labels[name]}</b>
          <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: '1fr 1fr', fontSize: 13 }}>
            <LongValue label={`${labels[name]}：现在`} most={200}>
              <Box sx={{ color: 'text.secondary' }}>现在</Box>
              {show(name, published[name])}
            </LongValue>
            <LongValue label={`${labels[name]}：${after}`} most={200}>
              <Box sx={{ color: 'text.secondary' }}>{after}</Box>
              {show(name, draft[name])}
            </LongValue>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
