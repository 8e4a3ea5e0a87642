import { Chip } from '@portal/shared/extras';
import { plainList } from '@portal/shared/parts';
import { Link, paths } from '@portal/shared/portal';
import { Box, Typography } from '@portal/shared/ui';
import { useId } from 'react';
import type { Found } from './found';
import { ServiceCards } from './ServiceCards';

/** What may be meant by a search: words to search for instead, and services. Nothing when nothing is similar. */
export function Meant({ near: { words, services } }: { readonly near: Found['near'] }) {
  const id = useId();
  if (words.length + services.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 1.5, mb: 3 }}>
      <Box sx={line}>
        <Typography id={id} variant="h3" component="h2">
          您要找的是…
        </Typography>
        <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ...plainList }}>
          {words.map((word) => (
            <li key={word}>
              <Chip component={Link} clickable variant="outlined" label={word} to={paths.search(word)} />
            </li>
          ))}
        </Box>
      </Box>
      {services.length > 0 && (
        <Box sx={{ mt: 1.5 }}>
          <ServiceCards list={services} terms={words} />
        </Box>
      )}
    </Box>
  );
}

const line = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 } as const;
