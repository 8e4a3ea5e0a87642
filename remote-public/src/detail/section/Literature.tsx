import type { Device } from '@portal/shared/contract';
import { Box } from '@portal/shared/ui';
import { NewTabLink } from '../../ui/NewTabLink';

/** Standards and papers of the method, with links where available online. */
export function Literature({ references }: { readonly references: Device['literature'] }) {
  return (
    <Box component="ol" sx={{ m: 0, pl: 3, '& li + li': { mt: 1 }, overflowWrap: 'anywhere' }}>
      {references.map(({ text, source }) => (
        <li key={text}>
          {text}
          {source && /^https?:\/\//.test(source) && (
            <NewTabLink href={source} sx={{ ml: 1, color: 'primary.main', whiteSpace: 'nowrap' }}>
              查看原文
            </NewTabLink>
          )}
        </li>
      ))}
    </Box>
  );
}
