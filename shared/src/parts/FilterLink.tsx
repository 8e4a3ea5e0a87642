import { Link, useNavigate, useNewestUrl } from '@portal/shared/portal';
import { type ComponentProps, forwardRef } from 'react';

/** Navigates within a list, with the scroll position kept. Filters that were chosen a moment ago are kept too. */
export function useFilterNavigate(): (to: string) => void {
  const navigate = useNavigate();
  const newest = useNewestUrl();
  return (to) => void navigate(newest(to), { preventScrollReset: true });
}

/** Link that changes a part of a list's filter; see {@link useFilterNavigate}. */
export const FilterLink = forwardRef<HTMLAnchorElement, ComponentProps<typeof Link>>(
  function FilterLink(props, ref) {
    const newest = useNewestUrl();
    const go = useFilterNavigate();
    return (
      <Link
        {...props}
        ref={ref}
        preventScrollReset
        onClick={(event) => {
          props.onClick?.(event);
          const plain =
            event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
          if (!plain || newest(props.to) === props.to) return;
          event.preventDefault();
          go(props.to);
        }}
      />
    );
  },
);
