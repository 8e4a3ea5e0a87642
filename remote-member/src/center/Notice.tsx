import type { Message } from '@portal/shared/contract';
import { lineAbove } from '@portal/shared/parts';
import { Link } from '@portal/shared/portal';
import { formatInstant } from '@portal/shared/rules';
import { Box, Typography } from '@portal/shared/ui';

interface NoticeProps {
  readonly message: Message;
  readonly onRead: () => void;
}

/** One notice with a link to its subject. */
export function Notice({ message, onRead }: NoticeProps) {
  return (
    <Box component="li" sx={{ ...lineAbove, '&:first-of-type': { borderTop: 0 } }}>
      <Box component={Link} to={message.link} onClick={onRead} sx={link}>
        <Typography
          variant="body2"
          sx={{ fontWeight: message.read ? 400 : 600, flex: '1 1 240px', minWidth: 0 }}
        >
          {!message.read && (
            <Box component="span" sx={unread}>
              未读
            </Box>
          )}
          {message.title}
        </Typography>
        <Typography
          variant="caption"
          component="time"
          dateTime={message.created}
          sx={{ color: 'text.secondary' }}
        >
          {formatInstant(message.created)}
        </Typography>
        <Typography
          variant="body2"
          sx={{ color: 'text.secondary', flexBasis: '100%', overflowWrap: 'anywhere' }}
        >
          {message.text}
        </Typography>
      </Box>
    </Box>
  );
}

const link = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 2,
  py: 1.25,
  px: 1,
  mx: -1,
  borderRadius: 1,
  color: 'text.primary',
  textDecoration: 'none',
  '&:hover': { bgcolor: 'action.hover' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
} as const;

const unread = {
  mr: 1,
  px: 0.75,
  borderRadius: 0.5,
  fontSize: 12,
  fontWeight: 500,
  bgcolor: 'secondary.main',
  color: 'secondary.contrastText',
} as const;
