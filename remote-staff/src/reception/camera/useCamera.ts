import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { newCodes } from './newCodes';
import { codeReader } from './readCode';

/** Milliseconds between two pictures that are read: a phone stays cool, and a label is read before it is still. */
const pause = 120;

/** What the camera does: it starts, reads, or cannot be used, with what a person can do about it. */
export type CameraState = 'starting' | 'reading' | { readonly failed: string };

/** Why the camera cannot be used, by the name of the error (Media Capture and Streams, 10.2). */
const reasons: Readonly<Record<string, string>> = {
  NotAllowedError: '没有使用摄像头的权限。请在浏览器的网站设置中允许摄像头，再刷新本页',
  NotFoundError: '这台设备没有摄像头',
  NotReadableError: '摄像头正被其他程序使用，关闭后再试',
};

const reasonOf = (error: unknown): string =>
  (error instanceof Error && reasons[error.name]) || '摄像头无法启动，请用扫码枪或输入单号';

/** Shows the camera in `video` and reads codes while the component is there; a hidden page reads nothing. */
export function useCamera(
  video: RefObject<HTMLVideoElement | null>,
  onScan: (code: string) => void,
): CameraState {
  const [state, setState] = useState<CameraState>('starting');
  const scanned = useEffectEvent(onScan);
  useEffect(() => {
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    const start = async () => {
      const read = await codeReader();
      stream = await navigator.mediaDevices.getUserMedia({
        video: { facingMode: { ideal: 'environment' }, width: { ideal: 1920 } },
      });
      if (isOver || !video.current) return stop();
      video.current.srcObject = stream;
      await video.current.play();
      setState('reading');
      const take = newCodes();
      const next = async () => {
        if (isOver || !video.current) return;
        const found = document.hidden ? undefined : await read(video.current);
        const code = take(found, performance.now());
        if (code !== undefined && !isOver) scanned(code);
        timer = setTimeout(() => void next(), pause);
      };
      await next();
    };
    start().catch((error: unknown) => {
      stop();
      if (!isOver) setState({ failed: reasonOf(error) });
    });
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop();
    };
  }, [video]);
  return state;
}
