/** @jest-environment jsdom */
import { useDrawn, useHydrated } from '@portal/shared/portal';
import { act } from '@testing-library/react';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { ByWidth } from './ByWidth';

const errors = jest.fn();

/** Takes over the HTML of a page, and returns its element. `drawn` is the text when the browser begins. */
async function takeOver(page: ReactElement, change: (place: Element) => void = () => {}) {
  const place = document.createElement('div');
  place.innerHTML = renderToString(page);
  change(place);
  const drawn = place.textContent;
  await act(async () => hydrateRoot(place, page, { onRecoverableError: errors }));
  expect(errors).not.toHaveBeenCalled();
  return { place, drawn };
}

test('of the two drawn layouts the shown one is taken over, and the other one only removed', async () => {
  globalThis.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      matches: true,
      media,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    });
  const rendered = jest.fn();
  const Text = ({ text }: { readonly text: string }) => {
    rendered(text);
    return <p>{text}</p>;
  };
  const { place, drawn } = await takeOver(
    <ByWidth wide={<Text text="wide" />} phone={<Text text="phone" />} />,
    ({ lastElementChild }) => {
      // Here the server is a browser, which has not drawn it.
      if (lastElementChild) lastElementChild.innerHTML = '<p>phone</p>';
    },
  );
  expect(drawn).toBe('widephone');
  expect(place.textContent).toBe('wide');
  expect(rendered).not.toHaveBeenCalledWith('phone');
});

test('a component that reads whether it was drawn is not rendered again, one that waits for the browser is', async () => {
  const rendered = jest.fn();
  const Drawn = () => {
    const drawn = useDrawn();
    rendered(drawn);
    return <p>{drawn ? 'drawn' : 'new'}</p>;
  };
  const Waiting = () => <p>{useHydrated() ? ' taken over' : ' waiting'}</p>;
  const page = (
    <>
      <Drawn />
      <Waiting />
    </>
  );
  const { place, drawn } = await takeOver(page);
  expect(drawn).toBe('drawn waiting');
  expect(place.textContent).toBe('drawn taken over');
  // Once by the server and once by the browser.
  expect(rendered.mock.calls).toEqual([[true], [true]]);
});
