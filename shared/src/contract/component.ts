import { z } from 'zod';

/** Schemas that the OpenAPI document has as components under these names, in place of a copy at each use. */
export const components = z.registry<{ readonly id: string }>();
