import { type RoomKey, roomOf, roomText } from '@portal/shared/rules';
import { Typography } from '@portal/shared/ui';

interface RoomNoteProps {
  readonly of: RoomKey;
  /** How many there are; undefined while they are loading. */
  readonly count: number | undefined;
  /** What the things are for; stands before the limit. */
  readonly about?: string;
  /** True where the limit is told only when it is near. */
  readonly onlyNear?: boolean;
}

/** Says how much room a limit leaves; in the colour of a warning when nothing is left. */
export function RoomNote({ of, count = 0, about, onlyNear = false }: RoomNoteProps) {
  const { near, full } = roomOf(of, count);
  if (onlyNear && !near) return null;
  return (
    <Typography variant="body2" role="note" sx={{ color: full ? 'warning.main' : 'text.secondary' }}>
      {about && `${about}。`}
      {roomText(of, count)}
    </Typography>
  );
}
