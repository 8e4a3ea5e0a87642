import { z } from 'zod';
import { components } from './component';
import { endpoint, nothing } from './endpoint';

export const typeChild = z
  .object({ id: z.int(), name: z.string() })
  .register(components, { id: 'TypeChild' });

/** A type of service (1 送样检测, 2 现场预约, 3 数据分析, 31 专区服务) with its children. */
export const typeWithChildren = z
  .object({
    id: z.int(),
    name: z.string(),
    img: z.string(),
    discount_info: z.object({ discount_label: z.string() }).optional(),
    typeChildArr: z.array(typeChild),
  })
  .register(components, { id: 'TypeWithChildren' });
export type TypeWithChildren = z.infer<typeof typeWithChildren>;

export const typeEndpoints = {
  'open/web/type/group': endpoint({
    access: 'open',
    reads: true,
    summary: 'The types of service with their children, in the order of the navigation',
    input: nothing,
    data: z.array(typeWithChildren),
  }),
};
