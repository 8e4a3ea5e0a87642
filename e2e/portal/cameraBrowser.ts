import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type LaunchOptions, type Page } from '@playwright/test';
import { encode } from 'uqr';

/** Returns what a camera sees that is held over the QR code of a text: one picture of Motion JPEG, which Chromium repeats. */
async function pictureOf(page: Page, text: string): Promise<Buffer> {
  const { size, data } = encode(text, { ecc: 'M', border: 4 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark ? `<path d="M${x} ${y}h1v1h-1z"/>` : [])),
  );
  await page.setViewportSize({ width: 640, height: 480 });
  await page.setContent(
    `<body style="margin:0;background:#fff"><svg style="margin:90px 170px" width="300" viewBox="0 0 ${size} ${size}">${squares.join('')}</svg>`,
  );
  return page.screenshot({ type: 'jpeg', quality: 90 });
}

/** Does something in a browser whose camera sees the QR code of a text, and whose user agrees to be asked for it. */
export async function withCamera(
  { page, text, launch }: { readonly page: Page; readonly text: string; readonly launch: LaunchOptions },
  act: (browser: Browser) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-camera-'));
  const file = join(folder, 'label.mjpeg');
  await writeFile(file, await pictureOf(page, text));
  const camera = [
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-video-capture=${file}`,
  ];
  const browser = await chromium.launch({ ...launch, args: [...(launch.args ?? []), ...camera] });
  try {
    await act(browser);
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
}
