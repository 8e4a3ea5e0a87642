import { messageOf, upload } from '@portal/shared/api';
import { useEffect, useRef, useState } from 'react';
import { uploadDone, uploadKey } from './uploadKey';

/** An uploaded file. */
export interface Attachment {
  readonly rid: string;
  readonly name: string;
  readonly size: number;
  /** The file itself, for a preview; missing when the attachment was read from a draft. */
  readonly file?: File;
}

/** A file that is being uploaded, or could not be. */
export interface Uploading {
  readonly key: number;
  readonly file: File;
  /** Fraction that has been sent. */
  readonly sent: number;
  /** Why the upload failed; undefined while it runs. */
  readonly error?: string;
}

/** The attachments of a form and the acts on them. */
export interface Attachments {
  readonly files: readonly Attachment[];
  readonly uploading: readonly Uploading[];
  /** Why files were not added. */
  readonly refused: string | undefined;
  readonly add: (chosen: readonly File[]) => void;
  readonly retry: (one: Uploading) => void;
  /** Stops an upload, or removes one that failed. */
  readonly stop: (key: number) => void;
  readonly remove: (rid: string) => void;
}

interface AttachmentSetup {
  readonly to: 'auth/upload4file' | 'auth/upload4pic';
  readonly atMost: number;
  /** Largest file. */
  readonly maxBytes: number;
  /** Message when more are chosen, such as 最多 6 张图片. */
  readonly tooMany: string;
}

/** Uploads the chosen files at once, several at a time; `set` stores those that were uploaded. */
export function useAttachments(
  { to, atMost, maxBytes, tooMany }: AttachmentSetup,
  files: readonly Attachment[],
  set: (files: readonly Attachment[]) => void,
): Attachments {
  const [uploading, setUploading] = useState<readonly Uploading[]>([]);
  const [refused, setRefused] = useState<string>();
  const next = useRef(0);
  const stops = useRef(new Map<number, AbortController>());
  // Uploads that end after each other must not overwrite each other.
  const stored = useRef(files);
  stored.current = files;
  useEffect(() => {
    const running = stops.current;
    return () => {
      for (const stop of running.values()) stop.abort();
    };
  }, []);

  const change = (key: number, part: Partial<Uploading>) =>
    setUploading((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const drop = (key: number) => {
    stops.current.delete(key);
    setUploading((all) => all.filter((one) => one.key !== key));
  };
  const start = async (file: File) => {
    const key = next.current++;
    const controller = new AbortController();
    stops.current.set(key, controller);
    setUploading((all) => [...all, { key, file, sent: 0 }]);
    try {
      const onProgress = (sent: number) => change(key, { sent });
      const sending = { signal: controller.signal, onProgress, idempotencyKey: uploadKey(file) };
      const { file_rid } = await upload(to, file, {}, sending);
      uploadDone(file);
      stored.current = [...stored.current, { rid: file_rid, name: file.name, size: file.size, file }];
      set(stored.current);
      drop(key);
    } catch (error) {
      if (!controller.signal.aborted) change(key, { error: messageOf(error) });
    }
  };
  return {
    files,
    uploading,
    refused,
    add: (chosen) => {
      const room = atMost - files.length - uploading.length;
      setRefused(refusal(chosen, { room, maxBytes, tooMany }));
      for (const file of chosen.filter((one) => fits(one, maxBytes)).slice(0, Math.max(0, room)))
        void start(file);
    },
    retry: ({ key, file }) => {
      drop(key);
      void start(file);
    },
    stop: (key) => {
      stops.current.get(key)?.abort();
      drop(key);
    },
    remove: (rid) => set(files.filter((file) => file.rid !== rid)),
  };
}

const fits = ({ size }: File, maxBytes: number): boolean => size > 0 && size <= maxBytes;

interface Room extends Pick<AttachmentSetup, 'maxBytes' | 'tooMany'> {
  /** How many more files can be added. */
  readonly room: number;
}

/** Returns why some of the chosen files are not added; undefined when all are. */
function refusal(chosen: readonly File[], { room, maxBytes, tooMany }: Room): string | undefined {
  const unfit = chosen.filter((file) => !fits(file, maxBytes));
  const names = unfit.map(({ name }) => `“${name}”`).join('、');
  const reasons = [
    unfit.length > 0 && `${names}为空或超过 ${maxBytes / 1024 / 1024} MB`,
    chosen.length - unfit.length > room && tooMany,
  ].filter((reason) => reason !== false);
  return reasons.length > 0 ? `${reasons.join('；')}，没有添加` : undefined;
}
