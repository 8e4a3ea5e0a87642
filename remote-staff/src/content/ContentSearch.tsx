import { SearchBar } from '@portal/shared/parts';
import { Box } from '@portal/shared/ui';

interface ContentSearchProps {
  readonly label: string;
  readonly field: string;
  readonly kw: string;
  readonly to: (kw: string) => string;
}

/** Finds records of content by words of their name. */
export const ContentSearch = (search: ContentSearchProps) => (
  <Box sx={{ maxWidth: 380, mb: 1.5, '& form > *': { mb: 0 } }}>
    <SearchBar inPanel submit="查找" {...search} />
  </Box>
);
