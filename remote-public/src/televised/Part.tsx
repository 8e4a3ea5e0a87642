import { Link } from '@portal/shared/portal';
import { Box, Icon, icons, MuiLink, Typography } from '@portal/shared/ui';
import { type ReactNode, useId } from 'react';

interface PartProps {
  readonly title: string;
  /** Link to the complete list. */
  readonly more?: { readonly name: string; readonly to: string };
  readonly children: ReactNode;
}

/** A section of the page with its heading. */
export function Part({ title, more, children }: PartProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 2, mb: 2 }}>
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
