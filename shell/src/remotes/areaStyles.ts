import type { BootRemote } from '../../manifest/manifest';
import { showSheetsOf } from './adoptedSheets';
import type { Remotes } from './remotes';

/** Returns the URL below which an area's files are. */
function baseOf({ entry, override }: BootRemote): string | undefined {
  return entry === ''
    ? undefined
    : new URL(override ? './' : '../', new URL(entry, window.location.origin)).href;
}

/**
 * Disables the style sheets of the areas that are not shown: a rule of one area would hide or change the pages of the
 * others. Dialogs are shown over every area, so their styles stay.
 */
export class AreaStyles {
  #path = '';

  constructor(readonly remotes: Remotes) {
    // A sheet that is prefetched belongs to an area that is not shown yet. Styles of scripts load too, one for each rule.
    document.addEventListener('load', ({ target }) => target instanceof HTMLLinkElement && this.#apply(), {
      capture: true,
    });
  }

  /** Enables the styles of the area that owns the path, and disables the others'. */
  show(path: string): void {
    this.#path = path;
    this.#apply();
  }

  #apply(): void {
    const shown = this.remotes.ownerOf(this.#path);
    showSheetsOf(shown);
    for (const sheet of document.styleSheets) {
      // Styles of scripts have no URL; there are hundreds of them.
      const owner = sheet.href ? this.#ownerOf(sheet.href) : undefined;
      if (owner !== undefined) sheet.disabled = owner !== shown;
    }
  }

  #ownerOf(href: string): string | undefined {
    return this.remotes.names().find((name) => {
      const remote = this.remotes.get(name);
      const base = remote?.mount.length ? baseOf(remote) : undefined;
      return base !== undefined && href.startsWith(base);
    });
  }
}
