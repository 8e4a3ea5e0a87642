import { observable, runInAction } from 'mobx';
import { useEffect } from 'react';

/** An act that the open page offers by a button of its own. */
export interface PageAct {
  readonly label: string;
  /** The key that does it while nobody types. */
  readonly key: string;
  readonly run: () => void;
}

const offered = observable.box<readonly PageAct[]>([], { deep: false });

/** Returns the acts of the open page. */
export const pageActs = (): readonly PageAct[] => offered.get();

/** Offers the acts of a page by key and in the search, while it is open. */
export function usePageActs(acts: readonly PageAct[]): void {
  useEffect(() => {
    runInAction(() => offered.set(acts));
    return () => {
      if (offered.get() === acts) runInAction(() => offered.set([]));
    };
  });
}
