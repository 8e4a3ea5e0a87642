/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, memo, Suspense, useState } from 'react';
import { withProxies } from './exposed.mjs';
import { areComponents, register, signature } from './families.mjs';
import { jsxDEV } from './jsx-dev-runtime.mjs';

/** Registers a component as SWC's output does: with its hooks, under its module and name. */
function define(id, component, hooks = '', customHooks) {
  signature()(component, hooks, false, customHooks);
  register(component, id);
  return component;
}

/** Waits for what a registration starts. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 5)));

const field = (label) => jsxDEV('input', { 'aria-label': label });

/** A version of a component with a heading and what was pressed. */
const counter = (title) =>
  function Counter() {
    const [pressed, setPressed] = useState(0);
    return jsxDEV(
      'section',
      {
        children: [
          jsxDEV('h1', { children: title }, 'title'),
          jsxDEV(
            'button',
            { onClick: () => setPressed(pressed + 1), children: `pressed ${pressed}` },
            'press',
          ),
          jsxDEV('input', { 'aria-label': 'note' }, 'note'),
        ],
      },
      undefined,
      true,
    );
  };

test('a new version of a component keeps its state and what was typed, also in a second edit of what is around it', async () => {
  const Counter = define('a Counter', counter('first'), 'useState');
  define('a Page', () => jsxDEV(Counter, {}));
  const pages = {
    routes: [
      {
        path: 'a',
        children: [{ index: true, page: async () => define('a Page2', () => jsxDEV(Counter, {})) }],
      },
    ],
  };
  const Page = await withProxies(pages).routes[0].children[0].page();
  render(jsxDEV(Page, {}));
  await userEvent.click(screen.getByRole('button'));
  await userEvent.type(screen.getByLabelText('note'), 'half');

  const Newer = define('a Counter', counter('second'), 'useState');
  await settle();
  expect(screen.getByRole('heading', { name: 'second' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'pressed 1' })).toBeTruthy();

  define('a Page2', () => jsxDEV(Newer, {}));
  await settle();
  expect(screen.getByRole('button', { name: 'pressed 1' })).toBeTruthy();
  expect(screen.getByLabelText('note').value).toBe('half');
});

test('with other hooks, also inside a hook of its own, a component starts anew and the rest stays', async () => {
  const hook = signature()(() => {}, 'useState', false);
  const Counter = define('b Counter', counter('first'), 'useNote', () => [hook]);
  const Page = define('b Page', () =>
    jsxDEV('div', { children: [jsxDEV(Counter, {}, 'c'), jsxDEV('i', { children: field('other') }, 'f')] }),
  );
  render(jsxDEV(Page, {}));
  await userEvent.click(screen.getByRole('button'));
  await userEvent.type(screen.getByLabelText('other'), 'kept');
  const changedHook = signature()(() => {}, 'useState, useEffect', false);
  define('b Counter', counter('second'), 'useNote', () => [changedHook]);
  await settle();
  expect(screen.getByRole('heading', { name: 'second' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'pressed 0' })).toBeTruthy();
  expect(screen.getByLabelText('other').value).toBe('kept');
});

test.each([
  ['memo', (component) => memo(component)],
  ['lazy', (component) => lazy(async () => ({ default: component }))],
])('a component in %s is replaced too', async (kind, wrap) => {
  const made = (title) => {
    const inner = define(`${kind} Inner`, counter(title), 'useState');
    const outer = wrap(inner);
    register(outer, `${kind} Outer`);
    return outer;
  };
  const Outer = made('first');
  await act(async () => render(jsxDEV(Suspense, { fallback: 'wait', children: jsxDEV(Outer, {}) })));
  await userEvent.click(screen.getByRole('button'));
  made('second');
  await settle();
  expect(screen.getByRole('heading', { name: 'second' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'pressed 1' })).toBeTruthy();
});

test('a module is replaced alone only when it exports nothing but components', () => {
  const Row = define('c Row', () => null);
  expect(areComponents([Row])).toBe(true);
  expect(areComponents([Row, () => 1])).toBe(false);
  expect(areComponents([Row, 'text'])).toBe(false);
  expect(areComponents([])).toBe(false);
});
