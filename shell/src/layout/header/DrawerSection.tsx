import { Box, ButtonBase, Icon, icons } from '@portal/shared/ui';
import { useId, useState } from 'react';
import type { NavLeaf } from '../navigation';
import { NavList } from './NavList';

interface DrawerSectionProps {
  readonly title: string;
  readonly links: readonly NavLeaf[];
  readonly onFollow: () => void;
}

/** A collapsible section of the drawer. */
export function DrawerSection({ title, links, onFollow }: DrawerSectionProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <Box sx={{ p: 0.5 }}>
      <ButtonBase
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        sx={{
          width: '100%',
          justifyContent: 'space-between',
          px: 1.5,
          py: 0.75,
          lineHeight: 'inherit',
          borderRadius: 1,
          fontSize: '.9375rem',
          fontFamily: 'inherit',
        }}
      >
        {title}
        <Icon path={open ? icons.minus : icons.plus} size={16} />
      </ButtonBase>
      <Box id={id} hidden={!open} sx={{ pl: 2 }}>
        <NavList links={links} onFollow={onFollow} />
      </Box>
    </Box>
  );
}
