import { ButtonBase } from '@portal/shared/ui';
import { Dropdown } from './Dropdown';

interface MoreItem {
  readonly label: string;
  readonly onClick: () => void;
  /** Called when the item is pointed at or focused, to load what it needs. */
  readonly onNear?: () => void;
}

interface MoreMenuProps {
  /** Text of the button; default 更多. */
  readonly text?: string;
  /** Name of the object that the items act on, for screen readers. */
  readonly of: string;
  readonly items: readonly MoreItem[];
}

/** Quiet acts behind a button 更多; arrows move between them. */
export function MoreMenu({ text = '更多', of, items }: MoreMenuProps) {
  return (
    <Dropdown text={text} label={`${text}：${of}`}>
      {(close) =>
        items.map(({ label, onClick, onNear }) => (
          <ButtonBase
            key={label}
            sx={entry}
            onPointerEnter={onNear}
            onFocus={onNear}
            onClick={() => {
              // The dialog that opens gives the focus back to the button, which stays.
              close();
              onClick();
            }}
          >
            {label}
          </ButtonBase>
        ))
      }
    </Dropdown>
  );
}

const entry = {
  display: 'flex',
  justifyContent: 'flex-start',
  width: 1,
  minHeight: { xs: 44, sm: 40 },
  px: 2,
  typography: 'body2',
  whiteSpace: 'nowrap',
  '&:hover, &:focus-visible': { bgcolor: 'action.hover' },
} as const;
