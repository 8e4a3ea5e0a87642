import { call, isRefused, upload } from '@portal/shared/api';
import { redrawnPicture, uploadDone, uploadKey } from '@portal/shared/parts';
import { notify } from '@portal/shared/portal';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { PagePhoto, SignedCopy } from './signedCopy';

/** Longer side of an uploaded photo in pixels: 200 dots an inch on A4, on which small print is readable. */
const longest = 2400;

export interface HandIn {
  readonly send: (copy: SignedCopy) => void;
  readonly stop: () => void;
  readonly pending: boolean;
  /** Uploaded pages. */
  readonly done: number;
}

/**
 * Uploads a signed copy and hands it in. Photos are rotated and reduced in the browser; those that were uploaded before a failure
 * are not sent again.
 */
export function useHandIn(rid: string, onDone: () => void): HandIn {
  const [done, setDone] = useState(0);
  const running = useRef<AbortController>(undefined);
  const uploaded = useRef(new Map<string, string>());
  const redrawn = useRef(new Map<string, File>());
  useEffect(() => () => running.current?.abort(), []);

  const sendPhoto = async ({ key, file, quarters }: PagePhoto, signal: AbortSignal): Promise<string> => {
    const page = `${key}:${quarters}`;
    const known = uploaded.current.get(page);
    if (known !== undefined) return known;
    // Drawn once: what is sent again under one key has to be the same bytes.
    const picture =
      redrawn.current.get(page) ?? (await redrawnPicture(file, { quarters, type: 'image/jpeg', longest }));
    redrawn.current.set(page, picture);
    const sending = { signal, idempotencyKey: uploadKey(picture) };
    const { file_rid } = await upload('auth/upload4pic', picture, {}, sending);
    redrawn.current.delete(page);
    uploaded.current.set(page, file_rid);
    return file_rid;
  };
  const sendPdf = async (pdf: File, signal: AbortSignal): Promise<string> => {
    const { file_rid } = await upload(
      'auth/upload4file',
      pdf,
      {},
      { signal, idempotencyKey: uploadKey(pdf) },
    );
    return file_rid;
  };
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ pdf, pages }: SignedCopy) => {
      running.current = new AbortController();
      const { signal } = running.current;
      setDone(0);
      const rids: string[] = [];
      if (pdf) rids.push(await sendPdf(pdf, signal));
      for (const page of pages) {
        rids.push(await sendPhoto(page, signal));
        signal.throwIfAborted();
        setDone(rids.length);
      }
      const [file_rid = '', ...page_rids] = rids;
      return call('auth/order/updateProtocolFile', { rid, file_rid, page_rids });
    },
    onSuccess: (_, { pdf }) => {
      uploaded.current.clear();
      if (pdf) uploadDone(pdf);
      notify.success('签字件已上传');
      onDone();
    },
    onError: (error, { pdf }) => {
      // Uploads that nobody used are deleted after a day.
      if (isRefused(error, 'auth/order/updateProtocolFile', 'not_found')) {
        uploaded.current.clear();
        if (pdf) uploadDone(pdf);
      }
      if (!running.current?.signal.aborted) notify.failed(error);
    },
  });
  return {
    send: mutate,
    stop: () => running.current?.abort(),
    pending: isPending,
    done,
  };
}
