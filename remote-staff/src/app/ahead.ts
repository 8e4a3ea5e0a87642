import { when } from 'mobx';
import type { ComponentType } from 'react';
import { desk } from '../ui/session/desk';

/** Loads code that the desk will need while the server still checks the login that this browser has kept. Without one it loads nothing. */
export function ahead(load: () => Promise<unknown>): void {
  // Who needs the code waits for it again, and says so when it is lost.
  if (desk.stage === 'asking') void load().catch(() => null);
}

/** Returns the first page of the desk; makes its calls as soon as the kept login holds, before anything is rendered. */
export function callAhead(page: ComponentType, call: (search: URLSearchParams) => void): ComponentType {
  if (desk.stage === 'asking')
    void when(() => desk.stage !== 'asking').then(() => {
      if (desk.stage === 'in') call(new URLSearchParams(window.location.search));
    });
  return page;
}
