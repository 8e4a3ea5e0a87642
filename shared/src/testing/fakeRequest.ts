/** A function that answers requests like `fetch`. */
type Fetch = (address: string, init: RequestInit) => Promise<Response>;

/** XMLHttpRequest for uploads, answered by `fetch`. It reports the whole form as sent before the answer. */
export function fakeRequest(fetch: Fetch): new () => object {
  return class FakeRequest {
    status = 0;
    responseText = '';
    #answer: Headers | undefined;
    readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    onload?: () => void;
    onerror?: () => void;
    onloadend?: () => void;
    #address = '';
    readonly #headers = new Headers();

    open(_method: string, address: string): void {
      this.#address = address;
    }

    setRequestHeader(name: string, value: string): void {
      this.#headers.set(name, value);
    }

    getResponseHeader(name: string): string | null {
      return this.#answer?.get(name) ?? null;
    }

    abort(): void {}

    send(body: BodyInit | null): void {
      this.upload.onprogress?.({ loaded: 1, total: 2 });
      void this.#answered(body).finally(() => this.onloadend?.());
    }

    async #answered(body: BodyInit | null): Promise<void> {
      try {
        const answer = await fetch(this.#address, { method: 'POST', headers: this.#headers, body });
        this.status = answer.status;
        this.#answer = answer.headers;
        this.responseText = await answer.text();
        this.onload?.();
      } catch {
        this.onerror?.();
      }
    }
  };
}
