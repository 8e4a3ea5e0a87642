import { plainList } from '@portal/shared/parts';
import { Link } from '@portal/shared/portal';
import { Box, Icon, icons, Typography } from '@portal/shared/ui';
import type { ReactNode } from 'react';

/** Something that waits for the member. */
export interface TaskText {
  readonly key: string;
  /** Where it is done. */
  readonly to: string;
  readonly chip: ReactNode;
  readonly text: ReactNode;
  /** What it is about. */
  readonly about: string;
}

/** A list of tasks, each a link; nothing when there are none. */
export function Tasks({ tasks }: { readonly tasks: readonly TaskText[] }) {
  if (tasks.length === 0) return null;
  return (
    <Box component="ul" sx={plainList}>
      {tasks.map(({ key, to, ...content }) => (
        <li key={key}>
          <Box component={Link} to={to} sx={taskStyle}>
            <TaskContent {...content} />
          </Box>
        </li>
      ))}
    </Box>
  );
}

/** What a task says, for a link or a button. */
export function TaskContent({ chip, text, about }: Pick<TaskText, 'chip' | 'text' | 'about'>) {
  return (
    <>
      <Box sx={{ width: { sm: 88 }, gridColumn: { xs: '1 / -1', sm: 'auto' } }}>{chip}</Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" component="div" sx={{ fontWeight: 500 }}>
          {text}
        </Typography>
        <Typography variant="caption" noWrap component="p" sx={{ color: 'text.secondary' }}>
          {about}
        </Typography>
      </Box>
      <Icon path={icons.next} size={16} />
    </>
  );
}

export const taskStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'auto minmax(0, 1fr) auto' },
  rowGap: 0.5,
  alignItems: 'center',
  columnGap: 1.5,
  py: 1.25,
  px: 1,
  mx: -1,
  color: 'text.primary',
  textDecoration: 'none',
  borderRadius: 1,
  '&:hover': { bgcolor: 'action.hover' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
} as const;
