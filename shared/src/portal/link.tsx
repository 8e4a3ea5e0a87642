import { type ComponentProps, forwardRef } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { usePortal } from './context';

type LinkProps = Omit<ComponentProps<typeof RouterLink>, 'to' | 'prefetch' | 'discover'> & { to: string };

/** A link inside the portal. Hovering or focusing it preloads its page. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  { to, onPointerEnter, onFocus, ...rest },
  ref,
) {
  const { prefetch } = usePortal();
  return (
    <RouterLink
      ref={ref}
      to={to}
      onPointerEnter={(event) => {
        prefetch(to);
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        prefetch(to);
        onFocus?.(event);
      }}
      {...rest}
    />
  );
});
