import { Link } from '@portal/shared/portal';
import { Box, Icon, icons, MuiLink, Typography } from '@portal/shared/ui';
import { type ReactNode, useId } from 'react';

interface PageSectionProps {
  readonly title: string;
  /** Link to the complete list. */
  readonly more?: { readonly name: string; readonly to: string };
  readonly children: ReactNode;
}

/** A section of a page with its heading and, if given, a link to the complete list. */
export function PageSection({ title, more, children }: PageSectionProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 2, mb: more ? 2 : 1.5 }}>
        <Typography variant="h2" id={id}>
          {title}
        </Typography>
        {more && (
          <MuiLink
            component={Link}
            to={more.to}
            underline="hover"
            sx={{ ml: 'auto', flex: 'none', display: 'inline-flex', alignItems: 'center', minHeight: 24 }}
          >
            {more.name}
            <Icon path={icons.next} size={16} />
          </MuiLink>
        )}
      </Box>
      {children}
    </Box>
  );
}
