import { render, screen } from '@testing-library/react';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useCombobox } from './useCombobox';

/** Shows the combobox's text; the field changes after the rendering, before effects run. */
function Typed({ field }: { readonly field: RefObject<HTMLInputElement | null> }) {
  const { typed } = useCombobox({ field, id: 'list', count: 0, onSubmit: () => {} });
  useLayoutEffect(() => {
    if (field.current) field.current.value = 'saomiao';
  }, [field]);
  return <output>{typed}</output>;
}

function Search() {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <input ref={field} defaultValue="sa" />
      <Typed field={field} />
    </>
  );
}

test('letters typed while the suggestions load are not missed', async () => {
  render(<Search />);
  expect(await screen.findByText('saomiao')).toBeVisible();
});
