import { leavingEvent } from '@portal/shared/parts';
import { ownFetch } from '../remotes/ownGlobals';

/** Milliseconds between two attempts to reach the gateway. */
const pause = 2000;

const saidKey = 'portal.said';

const isReachable = (): Promise<boolean> =>
  ownFetch('/remotes.json', { cache: 'no-store', signal: AbortSignal.timeout(5000) }).then(
    () => true,
    () => false,
  );

function open(path: string | undefined): void {
  if (path === undefined) window.location.reload();
  else window.location.replace(path);
}

interface Closing {
  unmount(): void;
}

/**
 * The document that the browser shows. It belongs to one member at most: when that member leaves or another one comes, everything in
 * it ends, and the portal is opened as a new document. So no page, dialog, upload or answer of one member is left for the next.
 */
export class MemberDocument {
  isLeft = false;
  #root: Closing | undefined;
  readonly #open: typeof open;

  constructor(go = open) {
    this.#open = go;
  }

  /** Sets what is unmounted when the document is left. */
  shows(root: Closing): void {
    this.#root = root;
  }

  /** Removes all that is shown, at once. Forms keep what was typed under their owner, as before other new documents. */
  close(): void {
    if (this.isLeft) return;
    this.isLeft = true;
    window.dispatchEvent(new Event(leavingEvent));
    this.#root?.unmount();
    document.getElementById('root')?.setAttribute('hidden', '');
    const notice = document.createElement('p');
    notice.setAttribute('role', 'status');
    notice.style.padding = '16px';
    notice.textContent = '登录状态有变化，正在重新打开页面…';
    document.body.append(notice);
    // The browser may keep a document that is left for its back button.
    window.addEventListener('pageshow', ({ persisted }) => void (persisted && this.#open(undefined)));
  }

  /**
   * Opens a path (default the same page) as a new document once the gateway answers, so that the browser shows no error page of its
   * own. The new document shows the toast `said`.
   */
  async reopen(path?: string, said?: string): Promise<never> {
    this.close();
    if (said !== undefined) keepSaid(said);
    while (!(await isReachable())) await new Promise((next) => setTimeout(next, pause));
    this.#open(path);
    return new Promise<never>(() => {});
  }
}

function keepSaid(said: string): void {
  try {
    sessionStorage.setItem(saidKey, said);
  } catch {
    // Browsers may refuse storage in private windows.
  }
}

/** Returns the toast that the document before has left, once. */
export function takeSaid(): string | undefined {
  try {
    const said = sessionStorage.getItem(saidKey) ?? undefined;
    sessionStorage.removeItem(saidKey);
    return said;
  } catch {
    return undefined;
  }
}
