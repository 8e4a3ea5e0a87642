/** Milliseconds that React has to render a page whose code is loaded. */
const limit = 1000;

/**
 * The router renders a navigation as a transition, which React delays as long as there are more urgent updates. A page
 * whose effects set state without end makes them forever, and could not be left: then `render` must render at once.
 */
export class Starvation {
  #shown: string | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly render: () => void) {}

  /** Called when React has rendered the location with this key. */
  readonly shown = (key: string): void => {
    this.#shown = key;
  };

  /** Called when the navigation to the location with this key is ready to be rendered. */
  ready(key: string): void {
    clearTimeout(this.#timer);
    // The first page is rendered when the shell starts.
    if (this.#shown === undefined || this.#shown === key) return;
    this.#timer = setTimeout(() => {
      if (this.#shown !== key) this.render();
    }, limit);
  }

  /** Called when the next navigation has begun: rendering the current location again would cancel it. */
  left(): void {
    clearTimeout(this.#timer);
  }
}
