import { elements } from './xlsxPart';

/** An area of cells, from 0; bottom and right belong to it. */
export interface Area {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

/** Returns the areas of merged cells of a sheet. */
export const mergedAreas = (part: Document): Area[] =>
  elements(part, 'mergeCell').flatMap((element) => {
    const area = /^\$?([A-Z]{1,3})\$?(\d+):\$?([A-Z]{1,3})\$?(\d+)$/.exec(element.getAttribute('ref') ?? '');
    const [, left = '', top = '', right = '', bottom = ''] = area ?? [];
    return area
      ? [{ top: Number(top) - 1, left: columnAt(left), bottom: Number(bottom) - 1, right: columnAt(right) }]
      : [];
  });

/** Returns the column that letters such as AB name, from 0. */
export const columnAt = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
