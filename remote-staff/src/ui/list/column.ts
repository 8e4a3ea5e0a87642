import type { ReactNode } from 'react';

/** A column of a list: of a grid on wide screens, a line of a card on phones. */
export interface Column {
  readonly field: string;
  readonly label: string;
  readonly width?: number;
  /** Share of the room that is left; it makes `width` the least. */
  readonly flex?: number;
  readonly align?: 'right';
  /** Place on a card: its title, beside it, or a line with the label, which is the default. */
  readonly card?: 'title' | 'aside';
}

/** A column with what it shows of a row; an empty text is left out on cards. */
export interface ListColumn<Row> extends Column {
  readonly show: (row: Row) => ReactNode;
}

/** A row as it is drawn. */
export interface ShownRow {
  readonly code: string;
  /** How the row is called; its number by default. */
  readonly name?: string;
  /** By column. */
  readonly cells: ReadonlyMap<string, ReactNode>;
  /** Its buttons. */
  readonly acts: ReactNode;
  /** Does its first act; undefined when there is none. */
  readonly enter: (() => void) | undefined;
}
