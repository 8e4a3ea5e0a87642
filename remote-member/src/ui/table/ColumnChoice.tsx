import { Dropdown } from '@portal/shared/menu';
import { Check, type Column } from '@portal/shared/parts';
import { Box } from '@portal/shared/ui';
import { useMemo, useState } from 'react';

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
  const shown = useMemo(() => all.filter(({ key }) => keys.includes(key)), [all, keys]);
  return { all, shown, toggle };
}

/** A button that opens the list of columns. */
export function ColumnChoice<Row>({ columns: { all, shown, toggle } }: { readonly columns: Columns<Row> }) {
  return (
    <Dropdown text="显示列">
      {() => (
        <Box sx={{ display: 'grid', px: 2 }}>
          {all.map(({ key, label }) => (
            <Check key={key} checked={shown.some((one) => one.key === key)} onChange={() => toggle(key)}>
              {label}
            </Check>
          ))}
        </Box>
      )}
    </Dropdown>
  );
}
