import { z } from 'zod';

/** Schemas that the OpenAPI document describes once, as components with these names. */
export const components = z.registry<{ readonly id: string }>();
