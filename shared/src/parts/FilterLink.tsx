import { Link, useNavigate, useNewestUrl } from '@portal/shared/portal';
import { type ComponentProps, forwardRef } from 'react';

/** Navigates within a list, with the scroll position kept. Filters that were chosen a moment ago are kept too. */
export function useFilterNavigate(): (to: string) => void {
  const navigate = useNavigate();
  const newest = useNewestUrl();
  return (to) => void navigate(newest(to), { preventScrollReset: true });
}

interface FilterLinkProps extends ComponentProps<typeof Link> {
  /** A parameter that may be there several times, of which the link adds or takes away a value. */
  readonly list?: string | undefined;
}

/**
 * Link that changes a part of a list's filter; see {@link useFilterNavigate}. In a drawn page `data-filter` has it wait until
 * it is answered here: followed by the browser, the last of two that are pressed quickly would undo the first.
 */
export const FilterLink = forwardRef<HTMLAnchorElement, FilterLinkProps>(function FilterLink(
  { list, ...props },
  ref,
) {
  const newest = useNewestUrl(list);
  const navigate = useNavigate();
  return (
    <Link
      {...props}
      ref={ref}
      data-filter=""
      preventScrollReset
      onClick={(event) => {
        props.onClick?.(event);
        const plain =
          event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
        const to = newest(props.to);
        if (!plain || to === props.to) return;
        event.preventDefault();
        void navigate(to, { preventScrollReset: true });
      }}
    />
  );
});
