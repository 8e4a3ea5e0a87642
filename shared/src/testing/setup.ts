import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';
import { configure } from '@testing-library/react';

// Timeout of `find…` and `waitFor`, which only stops hanging tests: on a slow machine a page takes longer than the
// default of one second.
configure({ asyncUtilTimeout: 60_000 });

// jsdom lacks these; all supported browsers have them.
Object.assign(globalThis, { TextDecoder, TextEncoder });
Blob.prototype.arrayBuffer ??= function (this: Blob) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () =>
      reader.result instanceof ArrayBuffer ? resolve(reader.result) : reject(reader.error);
    reader.onerror = () => reject(reader.error);
    reader.readAsArrayBuffer(this);
  });
};
globalThis.scrollTo = () => {};
globalThis.matchMedia ??= (query: string) => ({
  matches: false,
  media: query,
  onchange: null,
  addListener: () => {},
  removeListener: () => {},
  addEventListener: () => {},
  removeEventListener: () => {},
  dispatchEvent: () => false,
});
