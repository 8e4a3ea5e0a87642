import { Chip } from '@portal/shared/extras';
import { plainList } from '@portal/shared/parts';
import { Link, paths } from '@portal/shared/portal';
import { Box, Typography } from '@portal/shared/ui';
import { suggestedWords } from './suggestedWords';

/** Suggested search words. */
export function PopularWords() {
  return (
    <Box component="section" aria-label="大家常搜" sx={{ mb: 4 }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        大家常搜
      </Typography>
      <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ...plainList }}>
        {suggestedWords.map((word) => (
          <li key={word}>
            <Chip component={Link} clickable variant="outlined" label={word} to={paths.search(word)} />
          </li>
        ))}
      </Box>
    </Box>
  );
}
