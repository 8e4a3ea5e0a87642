import type { Message, MessageRow } from '@portal/shared/contract';
import { lineAbove } from '@portal/shared/parts';
import { Link } from '@portal/shared/portal';
import { formatInstant } from '@portal/shared/rules';
import { Box, Typography } from '@portal/shared/ui';

interface NoticeProps {
  readonly message: MessageRow;
  /** Called when a notice is followed while this or an older one is unread. */
  readonly onRead: () => void;
}

/** The newest notice about an order, with a link to it; the older ones unfold below. */
export function Notice({ message, onRead }: NoticeProps) {
  const { older = [] } = message;
  const isUnread = !message.read || older.some(({ read }) => !read);
  const follow = () => isUnread && onRead();
  return (
    <Box component="li" sx={{ ...lineAbove, '&:first-of-type': { borderTop: 0 } }}>
      <Entry message={message} isUnread={isUnread} onFollow={follow} />
      {older.length > 0 && (
        <Box component="details" sx={{ mb: 1 }}>
          <Box component="summary" sx={summary}>
            更早 {older.length} 条
          </Box>
          {older.map((one) => (
            <Entry key={one.rid} message={one} isUnread={!one.read} onFollow={follow} />
          ))}
        </Box>
      )}
    </Box>
  );
}

interface EntryProps {
  readonly message: Message;
  readonly isUnread: boolean;
  readonly onFollow: () => void;
}

function Entry({ message, isUnread, onFollow }: EntryProps) {
  return (
    <Box component={Link} to={message.link} onClick={onFollow} sx={link}>
      <Typography variant="body2" sx={{ fontWeight: isUnread ? 600 : 400, flex: '1 1 240px', minWidth: 0 }}>
        {isUnread && (
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

const summary = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 40,
  width: 'fit-content',
  cursor: 'pointer',
  fontSize: 13,
  color: 'primary.main',
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
