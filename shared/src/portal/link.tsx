import { type ComponentProps, forwardRef } from 'react';
import { type LinkProps as RouterLinkProps, useHref, useLinkClickHandler } from 'react-router-dom';
import { usePortal } from './context';

interface LinkProps
  extends Omit<ComponentProps<'a'>, 'href'>,
    Pick<RouterLinkProps, 'replace' | 'state' | 'preventScrollReset'> {
  /** A path of the portal, perhaps with query and hash. */
  readonly to: string;
}

/**
 * A link inside the portal. Hovering or focusing it preloads its page. It is built on the router's hooks, because the router's own
 * component brings code for preloading by a framework, and every first visit would load it.
 */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  { to, replace, state, preventScrollReset, target, onClick, onPointerEnter, onFocus, ...rest },
  ref,
) {
  const { prefetch } = usePortal();
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    state,
    ...(replace !== undefined && { replace }),
    ...(preventScrollReset !== undefined && { preventScrollReset }),
    ...(target !== undefined && { target }),
  });
  return (
    <a
      ref={ref}
      href={useHref(to)}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
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
