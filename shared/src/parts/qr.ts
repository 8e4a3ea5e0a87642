/** Returns the dark modules of a code as one SVG path, one unit for each module. */
function squares(modules: readonly (readonly boolean[])[]): string {
  return modules.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
}

/** Encodes a text as a QR code: modules of a side, and the dark ones as a path. The encoder is loaded with the first code. */
export async function drawQr(text: string): Promise<{ size: number; path: string }> {
  const { encode } = await import('uqr');
  const { size, data } = encode(text, { ecc: 'M', border: 2 });
  return { size, path: squares(data) };
}
