import { formatInstant } from '@portal/shared/rules';
import { Box, MuiLink } from '@portal/shared/ui';

interface PreviewNoteProps {
  readonly shown: { readonly link: string; readonly until: string };
}

/** The way to the draft as the shop will show it. */
export const PreviewNote = ({ shown: { link, until } }: PreviewNoteProps) => (
  <Box role="status" sx={{ flexBasis: '100%', fontSize: 14 }}>
    <MuiLink href={link} target="_blank" rel="noopener">
      打开预览
    </MuiLink>
    <Box component="span" sx={{ color: 'text.secondary', ml: 1 }}>
      在商城里的样子；知道链接的人都能看到，有效至 {formatInstant(until)}
    </Box>
  </Box>
);
