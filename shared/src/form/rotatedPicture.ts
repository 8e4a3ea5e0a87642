/** Quality of the JPEG encoder: text on a voucher stays readable. */
const quality = 0.92;

/**
 * Returns the picture rotated by 90° clockwise, in its own format (JPEG or PNG) and under its name. Rejects when the
 * browser can't decode or encode it.
 */
export async function rotatedPicture(file: File): Promise<File> {
  const picture = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  canvas.width = picture.height;
  canvas.height = picture.width;
  const context = canvas.getContext('2d');
  context?.translate(canvas.width, 0);
  context?.rotate(Math.PI / 2);
  context?.drawImage(picture, 0, 0);
  picture.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, file.type, quality));
  if (!blob) throw new Error('the picture could not be encoded');
  return new File([blob], file.name, { type: file.type });
}
