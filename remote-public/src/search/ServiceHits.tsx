import { VisuallyHidden } from '@portal/shared/parts';
import { Box, Typography } from '@portal/shared/ui';
import type { Found } from './found';
import { ServiceCards } from './ServiceCards';
import { pageSize, type SearchFilter } from './searchFilter';

interface ServiceHitsProps {
  readonly found: Pick<Found, 'services' | 'terms'>;
  readonly filter: SearchFilter;
}

/** Services that are called by the search, then those that only mention it, as cards with an add button. */
export function ServiceHits({ found: { services, terms }, filter: { kw, page } }: ServiceHitsProps) {
  const { list, strong } = services;
  const called = list.slice(0, Math.max(0, strong - (page - 1) * pageSize));
  const mentioning = list.slice(called.length);
  return (
    <>
      {called.length > 0 && (
        <>
          <Box component="h2" sx={{ m: 0 }}>
            <VisuallyHidden>服务项目</VisuallyHidden>
          </Box>
          <ServiceCards list={called} terms={terms} />
        </>
      )}
      {mentioning.length > 0 && (
        <>
          <Typography
            variant="h3"
            component="h2"
            sx={{ mt: called.length > 0 ? 4 : 0, mb: 1.5, ...breaking }}
          >
            {strong > 0 ? `其他提到“${kw}”的内容` : `提到“${kw}”的内容`}
          </Typography>
          <ServiceCards list={mentioning} terms={terms} />
        </>
      )}
    </>
  );
}

const breaking = { overflowWrap: 'anywhere' } as const;
