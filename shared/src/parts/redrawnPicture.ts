export interface Redrawing {
  /** Clockwise rotations by 90°. */
  readonly quarters: number;
  /** MIME type of the result: JPEG or PNG. */
  readonly type: string;
  /** Length in pixels of the longer side at most; default: as it is. */
  readonly longest?: number;
}

/** Quality of the JPEG encoder: text on a photo stays readable. */
const quality = 0.92;

/**
 * Returns the picture rotated, and smaller where it is too large. It has the file's name and no metadata. Rejects when the browser
 * can't decode or encode it.
 */
export async function redrawnPicture(file: File, { quarters, type, longest }: Redrawing): Promise<File> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, (longest ?? Number.POSITIVE_INFINITY) / Math.max(picture.width, picture.height));
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
  const lies = quarters % 2 === 1;
  const canvas = document.createElement('canvas');
  canvas.width = lies ? height : width;
  canvas.height = lies ? width : height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no 2D context');
  // JPEG has no transparency: transparent pixels would become black.
  context.fillStyle = '#fff';
  if (type === 'image/jpeg') context.fillRect(0, 0, canvas.width, canvas.height);
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((quarters * Math.PI) / 2);
  context.drawImage(picture, -width / 2, -height / 2, width, height);
  picture.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  if (!blob) throw new Error('the picture could not be encoded');
  return new File([blob], file.name, { type });
}
