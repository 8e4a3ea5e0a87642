/** Path of the public page of a link. It is not in `paths`, which every first visit loads. */
export const sharedDataPath = (code: string): string => `/shared/data/${encodeURIComponent(code)}`;

/** Returns the URL of a link. */
export const shareLink = (code: string): string => new URL(sharedDataPath(code), window.location.origin).href;

/** Address of the list of the member's links. */
export const sharesPath = '/member/order?kind=share';
