import { Box, Typography } from '@portal/shared/ui';
import { NewTabLink } from '../NewTabLink';
import { lines, linkTile, tile } from '../tile';
import { originalOf } from './original';
import { type ThanksRow, thanksColumns } from './thanksColumns';

/** A table row on phones: each value below its column name. */
export function ThanksCard({ row }: { readonly row: ThanksRow }) {
  const original = originalOf(row);
  return (
    <li>
      {original ? (
        <NewTabLink href={original} sx={{ ...linkTile, ...frame }}>
          <Fields row={row} />
        </NewTabLink>
      ) : (
        <Box sx={{ ...tile, ...frame }}>
          <Fields row={row} />
        </Box>
      )}
    </li>
  );
}

const frame = { display: 'grid', gap: 0.75, p: 2 } as const;

function Fields({ row }: { readonly row: ThanksRow }) {
  return (
    <>
      {thanksColumns.map(({ field, head }) => (
        <Box key={field} component="span" sx={{ display: 'grid', gridTemplateColumns: '5em 1fr' }}>
          <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
            {head}
          </Typography>
          <Typography variant="body2" component="span" sx={lines(3)}>
            {row[field]}
          </Typography>
        </Box>
      ))}
    </>
  );
}
