import { Box, QueryView } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useRef } from 'react';
import { reloadLostCode } from './lostCode';
import { useInView } from './useInView';

interface LazyPartProps<Props extends object> {
  /** Unique name of the code. */
  readonly name: string;
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props;
  /** Loads the code at once. */
  readonly eager?: boolean;
  /** Skeleton of about the part's size. */
  readonly loading: ReactNode;
}

const lost = async (failure: unknown) => {
  await reloadLostCode();
  throw failure;
};

/** A part of a page whose code is loaded when it comes near the window; offers 重试 when the code cannot be loaded. */
export function LazyPart<Props extends object>({
  name,
  load,
  props,
  eager = false,
  loading,
}: LazyPartProps<Props>) {
  const place = useRef<HTMLDivElement>(null);
  const near = useInView(place, '400px');
  const code = useQuery({
    queryKey: ['code of a part', name],
    queryFn: () => load().then((Part) => ({ Part }), lost),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: near || eager,
  });
  return (
    <Box ref={place}>
      <QueryView query={code} loading={loading}>
        {({ Part }) => <Part {...props} />}
      </QueryView>
    </Box>
  );
}
