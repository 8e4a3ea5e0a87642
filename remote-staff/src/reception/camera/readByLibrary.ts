import BinaryBitmap from '@zxing/library/esm/core/BinaryBitmap';
import HybridBinarizer from '@zxing/library/esm/core/common/HybridBinarizer';
import DecodeHintType from '@zxing/library/esm/core/DecodeHintType';
import Code128Reader from '@zxing/library/esm/core/oned/Code128Reader';
import RGBLuminanceSource from '@zxing/library/esm/core/RGBLuminanceSource';
import jsQR from 'jsqr';

/** Width in pixels at which a picture is read: a label at a hand's distance has two pixels for a bar of Code 128. */
const width = 960;

/**
 * Returns a reader for browsers without one of their own: jsQR for QR codes, and ZXing for Code 128. ZXing's QR reader never finds
 * some sixtieth of our labels (5 of 300 drawn ones, at any size), jsQR found all of them.
 */
export function readByLibrary(): (picture: HTMLVideoElement) => Promise<string | undefined> {
  const canvas = document.createElement('canvas');
  return async (picture) => {
    const pixels = pixelsOf(picture, canvas);
    return pixels && (readQr(pixels) ?? readBars(pixels));
  };
}

/** Returns the picture as it is read; undefined while the camera has none yet. */
function pixelsOf(picture: HTMLVideoElement, canvas: HTMLCanvasElement): ImageData | undefined {
  if (picture.videoWidth === 0) return undefined;
  const scale = Math.min(1, width / picture.videoWidth);
  canvas.width = Math.round(picture.videoWidth * scale);
  canvas.height = Math.round(picture.videoHeight * scale);
  const drawing = canvas.getContext('2d', { willReadFrequently: true });
  drawing?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return drawing?.getImageData(0, 0, canvas.width, canvas.height);
}

const readQr = ({ data, width, height }: ImageData): string | undefined =>
  jsQR(data, width, height, { inversionAttempts: 'dontInvert' })?.data;

const bars = new Code128Reader();
const hints = new Map<DecodeHintType, unknown>([[DecodeHintType.TRY_HARDER, true]]);

function readBars({ data, width, height }: ImageData): string | undefined {
  const grey = new Uint8ClampedArray(width * height);
  for (let index = 0; index < grey.length; index++) {
    const at = index * 4;
    // Luminance as ZXing weighs it: green counts twice.
    grey[index] = ((data[at] ?? 0) + 2 * (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 4;
  }
  try {
    const source = new RGBLuminanceSource(grey, width, height);
    return bars.decode(new BinaryBitmap(new HybridBinarizer(source)), hints).getText();
  } catch {
    // A picture without a code is an exception of ZXing.
    return undefined;
  }
}
