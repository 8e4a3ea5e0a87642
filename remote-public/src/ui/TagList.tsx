import { plainList } from '@portal/shared/parts';
import { Box } from '@portal/shared/ui';

interface TagListProps {
  /** Tags joined by '|'. */
  readonly description: string;
  /** Maximum number of tags. */
  readonly most?: number;
}

/** Tags of a service as small labels. */
export function TagList({ description, most = 99 }: TagListProps) {
  const tags = tagsOf(description).slice(0, most);
  if (tags.length === 0) return null;
  return (
    <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, ...plainList }}>
      {tags.map((tag) => (
        <Box
          component="li"
          key={tag}
          sx={{
            px: 0.75,
            borderRadius: 0.5,
            fontSize: '0.75rem',
            lineHeight: '1.25rem',
            color: 'text.secondary',
            bgcolor: 'action.hover',
          }}
        >
          {tag}
        </Box>
      ))}
    </Box>
  );
}

/** Splits the stored tags of a service, which are joined by '|' (specification, section 3). */
function tagsOf(description: string): string[] {
  return [...new Set(description.split('|').map((tag) => tag.trim()))].filter((tag) => tag !== '');
}
