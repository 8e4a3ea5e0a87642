import { CopyButton, Panel } from '@portal/shared/parts';
import { portalName } from '@portal/shared/portal';
import { Box, Typography } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { Poster } from './Poster';

interface SharePanelProps {
  readonly title: string;
  /** Name of the poster, such as 邀请海报. */
  readonly poster: string;
  /** The link below the portal's address, and its code. */
  readonly link: { readonly path: string; readonly code: string };
  readonly headline: string;
  readonly benefit: readonly [string, string];
  /** How it works. */
  readonly children: ReactNode;
}

/** A personal link: to copy, as a code, and as a poster with a QR code. */
export function SharePanel({ title, poster, link, headline, benefit, children }: SharePanelProps) {
  const url = new URL(link.path, window.location.origin).href;
  return (
    <Panel title={title}>
      <Box sx={columns}>
        <Box sx={{ display: 'grid', gap: 2.5, alignContent: 'start', minWidth: 0 }}>
          {children}
          <Shared label="链接" text={url} />
          <Shared label="邀请码" text={link.code} />
        </Box>
        <Poster
          label={poster}
          url={url}
          content={{ brand: portalName, headline, benefit, code: link.code }}
        />
      </Box>
    </Panel>
  );
}

function Shared({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <Box role="group" aria-label={label}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 0.5 }}>
        {label}
      </Typography>
      <Box sx={shared}>
        <Typography component="span" sx={{ flex: '1 1 180px', minWidth: 0, overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
        <CopyButton what={label} text={text} />
      </Box>
    </Box>
  );
}

const columns = {
  display: 'grid',
  gap: { xs: 3, sm: 4 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 240px' },
} as const;

const shared = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  px: 1.5,
  py: 1,
  borderRadius: 1,
  bgcolor: 'background.default',
  fontVariantNumeric: 'tabular-nums',
} as const;
