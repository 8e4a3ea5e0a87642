import { renderedNear, VisuallyHidden } from '@portal/shared/parts';
import { Link } from '@portal/shared/portal';
import { Box, Icon, icons, MuiLink, PageColumn, Typography } from '@portal/shared/ui';
import { type ReactNode, useId } from 'react';

interface SectionProps {
  readonly title: string;
  /** A short text beside the title. */
  readonly note?: string;
  /** Target of 查看更多. */
  readonly more?: string;
  readonly children: ReactNode;
}

/** A section of the home page with its heading. */
export function Section({ title, note, more, children }: SectionProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={renderedNear({ xs: 600, md: 480 })}>
      <PageColumn>
        <Box sx={{ display: 'flex', alignItems: 'baseline', columnGap: 2, mb: 2 }}>
          <Typography variant="h2" id={id} sx={{ flex: 'none' }}>
            {title}
          </Typography>
          {note && (
            <Typography
              variant="body2"
              sx={{ color: 'text.secondary', display: { xs: 'none', sm: 'block' }, minWidth: 0 }}
            >
              {note}
            </Typography>
          )}
          {more && (
            <MuiLink
              component={Link}
              to={more}
              underline="hover"
              sx={{
                ml: 'auto',
                flex: 'none',
                display: 'inline-flex',
                alignItems: 'center',
                minHeight: 24,
                '@media (pointer: coarse)': { minHeight: 40 },
              }}
            >
              查看更多
              <VisuallyHidden>{title}</VisuallyHidden>
              <Icon path={icons.next} size={16} />
            </MuiLink>
          )}
        </Box>
        {children}
      </PageColumn>
    </Box>
  );
}
