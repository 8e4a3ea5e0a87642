import type { HomeContent, HomePart } from '@portal/shared/contract';
import type { ReactNode } from 'react';
import type { Edited } from '../../ui/edit/useEdited';

/** An entry of a part of the home page. */
export type PartItem<Part extends HomePart> = Extract<HomeContent, { part: Part }>['list'][number];

/** What is written of a part: its entries in their order. */
export interface PartList<Item> {
  readonly list: Item[];
}

/** How a part of the home page is written. */
export interface PartFields<Item> {
  readonly part: HomePart;
  /** What it is for, and what its order means. */
  readonly meaning: string;
  /** Returns the entries of content; undefined for that of another part. */
  readonly listOf: (content: HomeContent) => Item[] | undefined;
  readonly contentOf: (list: Item[]) => HomeContent;
  /** Returns an entry as one line of text, for the two sides of a change. */
  readonly lineOf: (entry: Item) => string;
  readonly fields: (edited: Edited<PartList<Item>>) => ReactNode;
}

/** Returns the name of a picture's file. */
export const pictureName = (path: string): string => path.split('/').at(-1) || '没有图片';
