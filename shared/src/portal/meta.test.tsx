/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { usePageMeta, useStaticMeta } from './meta';

const description = () => document.head.querySelector('meta[name=description]')?.getAttribute('content');

function Page({ text }: { readonly text: string }) {
  useStaticMeta();
  usePageMeta({ title: text, description: text, indexed: true, linkedData: [] });
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate('/next')}>
      next
    </button>
  );
}

const page = (
  <MemoryRouter>
    <Page text="of the browser" />
  </MemoryRouter>
);

test('a drawn page keeps the head that it came with, until another page is shown', async () => {
  document.head.innerHTML = '<meta name="description" content="of the gateway">';
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(page);
  await act(async () => hydrateRoot(root, page));
  expect(description()).toBe('of the gateway');
  await act(async () => screen.getByRole('button').click());
  expect(description()).toBe('of the browser');
});
