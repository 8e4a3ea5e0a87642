/**
 * Why an area or one of its pages can't be used. `missing`: no known release; `incompatible`: does not fit this shell;
 * `contract`: its routes, page or redirects break the shell's rules; `load`: its code threw while it was loaded;
 * `render`: while it was rendered; `stalled`: its page waits for something that does not come.
 */
export const failureClasses = [
  'network',
  'timeout',
  'integrity',
  'missing',
  'incompatible',
  'contract',
  'load',
  'render',
  'stalled',
] as const;
export type FailureClass = (typeof failureClasses)[number];
