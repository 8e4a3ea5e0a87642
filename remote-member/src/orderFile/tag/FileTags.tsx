import { FilterLink, tapLine } from '@portal/shared/parts';
import { Box, MuiLink } from '@portal/shared/ui';
import { dataPath, noFilter } from '../dataFilter';

/** The tags of a file; each leads to all files with it. */
export function FileTags({ tags }: { readonly tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, typography: 'caption' }}>
      {tags.map((tag) => (
        <MuiLink
          key={tag}
          component={FilterLink}
          to={dataPath({ ...noFilter, tag })}
          underline="hover"
          sx={tapLine}
        >
          #{tag}
        </MuiLink>
      ))}
    </Box>
  );
}
