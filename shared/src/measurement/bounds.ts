/** What one file may make of itself. Each reader compares a count that a head states with the file's size before it reserves memory. */
export const bounds = {
  /** Points of one curve, and of all curves of a file. */
  points: 5_000_000,
  /** Curves that are read; a file with more shows the first and says so. */
  curves: 200,
  /** Bytes that an archive or a compressed array may become. */
  inflated: 256 * 1024 * 1024,
  /** Pixels of one page of a picture. */
  pixels: 100_000_000,
  /** Rows of one table that is shown as text. */
  tableRows: 5000,
} as const;
