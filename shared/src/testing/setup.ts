import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';
import { configure } from '@testing-library/react';
import * as React from 'react';

// Timeout of `find…` and `waitFor`, which only stops hanging tests: on a slow machine a page takes longer than the
// default of one second.
configure({ asyncUtilTimeout: 60_000 });

// React's development build captures a stack trace for each element, for its warnings, until it has captured 10,000 in
// a second. Here it never does: that took a tenth of the time, and a warning still names its component.
Object.defineProperty(
  Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'),
  'recentlyCreatedOwnerStacks',
  { get: () => 10_000, set: () => {} },
);

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
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false;
};
if (!('animate' in Element.prototype))
  Object.defineProperty(Element.prototype, 'animate', { value: () => undefined, writable: true });
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
