import type { ComponentType } from 'react';
import type { Keeping } from './kept/keeping';
import type { Overlay } from './overlay/useOverlay';
import type { LinkOf } from './viewedFile';

export interface OverlaysProps {
  readonly overlay: Overlay;
  /** Key of the opened file. */
  readonly opened: string;
}

/** Where the files of a viewer come from. */
export interface Origin {
  readonly linkOf: LinkOf;
  /** Where settings and annotations are kept with the file; missing where nothing is. */
  readonly keeping?: Keeping;
  /** Lays other files over the opened one; missing where there are no others. */
  readonly Overlays?: ComponentType<OverlaysProps>;
}
