import type { OrderFile } from '@portal/shared/contract';

/** A file of an order that is opened in the viewer. */
export interface ViewedProps {
  readonly file: Pick<OrderFile, 'rid' | 'name' | 'size'>;
  /** True for another member's file, with which nothing is kept. */
  readonly ofGroup?: boolean | undefined;
  /** Asks the lab about a place of the file, which is named in words; none where nothing can be asked. */
  readonly onAsk?: ((spot: string) => void) | undefined;
}
