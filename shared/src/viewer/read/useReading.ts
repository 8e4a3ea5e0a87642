import type { Reading } from '@portal/shared/measurement';
import { isPhoto } from '@portal/shared/rules';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LinkOf, ViewedFile } from '../viewedFile';
import { fetchBytes, largestViewed } from './fetchBytes';
import { readInWorker } from './readInWorker';
import { readPhoto } from './readPhoto';

const tooLarge: Reading = {
  kind: 'refused',
  format: '大文件',
  reason: '文件超过 256 MB，无法在浏览器中打开',
  advice: '请下载后用仪器软件打开',
};

/** The query that fetches and reads a file once; its content never changes. */
export const readingQuery = (
  file: ViewedFile,
  linkOf: LinkOf,
  onProgress: (part: number) => void = () => undefined,
) =>
  queryOptions({
    queryKey: ['measurement', file.rid],
    queryFn: async ({ signal }): Promise<Reading> => {
      if (file.size > largestViewed) return tooLarge;
      const { url } = await linkOf(file.rid, signal);
      const bytes = await fetchBytes(url, file.size, signal, onProgress);
      return isPhoto(file.name)
        ? readPhoto(file.name, bytes)
        : readInWorker({ name: file.name, bytes }, signal);
    },
    staleTime: Number.POSITIVE_INFINITY,
    // Millions of numbers are neither compared with the last answer nor kept for long.
    structuralSharing: false,
    gcTime: 60_000,
  });

/** Reads a file. `part` is what has arrived, from 0 to 1. */
export function useReading(file: ViewedFile, linkOf: LinkOf) {
  const [part, setPart] = useState(0);
  return { query: useQuery(readingQuery(file, linkOf, setPart)), part };
}
