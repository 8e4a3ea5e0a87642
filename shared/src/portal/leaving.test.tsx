import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useSearchParams } from './leaving';

let answered = () => {};

function Page() {
  const [search, setSearch] = useSearchParams();
  answered = () => setSearch({ count: '2' }, { replace: true });
  return <p>{`数量 ${search.get('count') ?? '1'}`}</p>;
}

/** A page, and another one whose data arrives when the returned function is called. */
function open() {
  let load = () => {};
  const loaded = new Promise<null>((resolve) => {
    load = () => resolve(null);
  });
  const router = createMemoryRouter([
    { path: '/', Component: Page },
    { path: '/order', Component: () => <p>下单</p>, loader: () => loaded },
  ]);
  render(<RouterProvider router={router} />);
  return { router, load };
}

test('an answer that changes the URL of a page does not undo the way that the person has taken meanwhile', async () => {
  const { router, load } = open();
  act(() => answered());
  expect(await screen.findByText('数量 2')).toBeInTheDocument();
  act(() => void router.navigate('/order'));
  act(() => answered());
  load();
  expect(await screen.findByText('下单')).toBeInTheDocument();
});

test('a change of the query is not held back by another change of the query', async () => {
  const { router } = open();
  act(() => void router.navigate('/?count=5'));
  act(() => answered());
  expect(await screen.findByText('数量 2')).toBeInTheDocument();
});
