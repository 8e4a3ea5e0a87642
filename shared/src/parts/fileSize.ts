const units = ['KB', 'MB', 'GB'] as const;

/** Formats a number of bytes: 340 B, 12.3 KB, 4.0 MB, 1.5 GB. */
export function fileSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  let rest = bytes / 1024;
  let step = 0;
  while (rest >= 1024 && step < units.length - 1) {
    rest /= 1024;
    step += 1;
  }
  return `${rest.toFixed(1)} ${units[step]}`;
}
