import type { Scan } from './scan';

/** Keeps scans until they are settled, also when the page is closed. */
export interface ScanStore {
  all: () => Promise<Scan[]>;
  put: (scan: Scan) => Promise<void>;
  remove: (keys: readonly string[]) => Promise<void>;
}

const table = 'scans';

/** Scans in the browser's IndexedDB, one record each, so that two tabs do not overwrite each other. Rejects where there is none. */
export function indexedScans(): ScanStore {
  let opened: Promise<IDBDatabase> | undefined;
  const records = async (mode: IDBTransactionMode) => {
    opened ??= openDatabase();
    return (await opened).transaction(table, mode).objectStore(table);
  };
  return {
    all: async () => resultOf<Scan[]>((await records('readonly')).getAll()),
    put: async (scan) => {
      await resultOf((await records('readwrite')).put(scan));
    },
    remove: async (keys) => {
      const store = await records('readwrite');
      await Promise.all(keys.map((key) => resultOf(store.delete(key))));
    },
  };
}

async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open('portal.desk', 1);
  request.onupgradeneeded = () => request.result.createObjectStore(table, { keyPath: 'key' });
  return resultOf(request);
}

const resultOf = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
