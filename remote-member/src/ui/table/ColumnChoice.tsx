import { Check, type Column, line } from '@portal/shared/parts';
import { Box, Button, Icon, icons } from '@portal/shared/ui';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';

/** A column that the member can hide. */
export interface OptionalColumn<Row> extends Column<Row> {
  readonly key: string;
  /** True when it is hidden until the member shows it. */
  readonly hidden?: boolean;
}

export interface Columns<Row> {
  readonly all: readonly OptionalColumn<Row>[];
  readonly shown: readonly OptionalColumn<Row>[];
  readonly toggle: (key: string) => void;
}

const storageKey = (table: string) => `portal.columns.${table}`;

function storedKeys(table: string): readonly string[] | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey(table)) ?? 'null');
    return Array.isArray(stored) ? stored.map(String) : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the columns of a table that are shown; the choice is kept in this browser under the table's name. */
export function useColumns<Row>(table: string, all: readonly OptionalColumn<Row>[]): Columns<Row> {
  const [keys, setKeys] = useState(
    () => storedKeys(table) ?? all.filter(({ hidden = false }) => !hidden).map(({ key }) => key),
  );
  const toggle = (key: string) => {
    const next = keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key];
    setKeys(next);
    try {
      localStorage.setItem(storageKey(table), JSON.stringify(next));
    } catch {
      // Storage may be unavailable in private windows; the choice then ends with the page.
    }
  };
  return { all, shown: all.filter(({ key }) => keys.includes(key)), toggle };
}

/** A button that opens the list of columns. Escape and a click outside close it. */
export function ColumnChoice<Row>({ columns: { all, shown, toggle } }: { readonly columns: Columns<Row> }) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEffect(() => {
    if (!open) return;
    const onPointer = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPointer);
    return () => document.removeEventListener('pointerdown', onPointer);
  }, [open]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    setOpen(false);
    button.current?.focus();
  };
  return (
    <Box ref={root} sx={{ position: 'relative' }} onKeyDown={onKeyDown}>
      <Button
        ref={button}
        size="small"
        color="inherit"
        aria-expanded={open}
        aria-controls={id}
        endIcon={<Icon path={icons.down} size={14} />}
        onClick={() => setOpen(!open)}
      >
        显示列
      </Button>
      {open && (
        <Box id={id} role="group" aria-label="显示列" sx={panel}>
          {all.map(({ key, label }) => (
            <Check key={key} checked={shown.some((one) => one.key === key)} onChange={() => toggle(key)}>
              {label}
            </Check>
          ))}
        </Box>
      )}
    </Box>
  );
}

const panel = {
  position: 'absolute',
  zIndex: 2,
  top: '100%',
  right: 0,
  mt: 0.5,
  px: 2,
  py: 0.5,
  width: 'max-content',
  display: 'grid',
  whiteSpace: 'nowrap',
  bgcolor: 'background.paper',
  ...line,
  borderRadius: 1,
  boxShadow: '0 12px 32px rgb(10 40 55 / .16)',
} as const;
