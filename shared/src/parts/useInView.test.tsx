/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useInView } from './useInView';

function Section() {
  const element = useRef<HTMLDivElement>(null);
  const inView = useInView(element, '300px');
  return <div ref={element}>{inView ? 'in view' : 'outside'}</div>;
}

test('an element is in view once the observer reports an intersection, and stays so', () => {
  let report: (entries: { isIntersecting: boolean }[]) => void = () => undefined;
  const disconnect = jest.fn();
  const Observer = jest.fn((callback: typeof report, options: IntersectionObserverInit) => {
    report = callback;
    return { observe: jest.fn(), disconnect, options };
  });
  Object.assign(globalThis, { IntersectionObserver: Observer });
  render(<Section />);
  expect(screen.getByText('outside')).toBeVisible();
  expect(Observer).toHaveBeenCalledWith(expect.any(Function), { rootMargin: '300px' });
  act(() => report([{ isIntersecting: true }]));
  expect(screen.getByText('in view')).toBeVisible();
  expect(disconnect).toHaveBeenCalled();
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});

test('without IntersectionObserver an element is in view from the start', () => {
  render(<Section />);
  expect(screen.getByText('in view')).toBeVisible();
});
