import { act, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';

/** Resolves when the history agrees with what is open (`shared/src/extras/layers.ts`). */
export const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

/**
 * Renders pages by path with the browser's own history, for tests of the back button; `renderRoute` has one in memory. Opens the first
 * page, and after it the second one. The caller disposes of the router.
 */
export async function renderHistory(pages: readonly (readonly [path: string, Page: ComponentType])[]) {
  const [first, second] = pages.map(([path]) => path);
  if (first === undefined || second === undefined) throw new Error('two pages make a history');
  // A key of its own: the layers of an earlier test's router would take the entry for one of theirs.
  window.history.pushState({ key: expect.getState().currentTestName }, '', first);
  const router = createBrowserRouter(pages.map(([path, Page]) => ({ path, element: <Page /> })));
  render(<RouterProvider router={router} />);
  await act(() => router.navigate(second));
  return router;
}

/** Presses the back button. */
export async function pressBack(): Promise<void> {
  act(() => window.history.back());
  await settled();
}
