import { plainList } from '@portal/shared/parts';
import { Link, paths } from '@portal/shared/portal';
import { Box, MuiLink, Typography } from '@portal/shared/ui';
import { type GuideRole, guideRoles } from './roles';

/** 我是: the roles with what each has to know first; a chosen one leaves its own track on the page. */
export function RoleChoice({ chosen }: { readonly chosen: GuideRole | undefined }) {
  return (
    <Box component="nav" aria-labelledby="roles" sx={{ mb: { xs: 3, md: 5 } }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', columnGap: 2, mb: 1.5 }}>
        <Typography variant="h2" id="roles">
          我是
        </Typography>
        {chosen && (
          <MuiLink component={Link} to={paths.guide}>
            看全部流程
          </MuiLink>
        )}
      </Box>
      <Box component="ul" sx={list}>
        {guideRoles.map((role) => (
          <RoleColumn key={role.key} role={role} isChosen={role === chosen} />
        ))}
      </Box>
    </Box>
  );
}

function RoleColumn({
  role: { key, name, lines, link },
  isChosen,
}: {
  readonly role: GuideRole;
  readonly isChosen: boolean;
}) {
  return (
    <li>
      <Box
        component={Link}
        to={`${paths.guide}?role=${key}`}
        aria-current={isChosen ? 'true' : undefined}
        sx={title}
      >
        {name}
      </Box>
      <Box component="ul" sx={{ ...plainList, mt: 1, lineHeight: 1.7, color: 'text.secondary' }}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Box>
      <MuiLink component={Link} to={link.to} sx={{ display: 'inline-block', lineHeight: '2rem' }}>
        {link.label}
      </MuiLink>
    </li>
  );
}

const list = {
  ...plainList,
  display: 'grid',
  columnGap: { xs: 2, md: 4 },
  rowGap: 2.5,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
} as const;

const title = {
  display: 'block',
  pt: 1.25,
  fontSize: '1.25rem',
  fontWeight: 600,
  lineHeight: 1.5,
  color: 'text.primary',
  textDecoration: 'none',
  borderTop: '3px solid',
  borderColor: 'divider',
  '&:hover': { color: 'primary.main', borderColor: 'primary.main' },
  '&[aria-current]': { color: 'primary.main', borderColor: 'primary.main' },
} as const;
