import { components } from '@portal/shared/contract';
import { z } from 'zod';

export type Json = Record<string, unknown>;

/** Collects the component schemas that an OpenAPI document refers to. */
export class ComponentSchemas {
  private readonly found = new Map<string, string>();

  /**
   * Returns the JSON Schema of `type` for OpenAPI 3.1 with references to components; `io` selects requests or
   * answers.
   */
  schema(type: z.ZodType, io: 'input' | 'output'): Json {
    const made = z.toJSONSchema(type, {
      target: 'draft-2020-12',
      io,
      metadata: components,
      override: ({ jsonSchema }) => leaveOutImplied(jsonSchema),
    });
    const { $schema: _dialect, $defs = {}, ...rest } = withReferences(made);
    for (const [id, definition] of Object.entries($defs)) this.add(id, JSON.stringify(definition));
    return rest;
  }

  /** All components by name, in alphabetical order. */
  all(): Json {
    const sorted = [...this.found].sort(([one], [other]) => (one < other ? -1 : 1));
    return Object.fromEntries(sorted.map(([id, text]) => [id, JSON.parse(text)]));
  }

  private add(id: string, text: string): void {
    const known = this.found.get(id);
    if (known !== undefined && known !== text)
      throw new Error(`component ${id} differs between requests and answers: register one of them only`);
    this.found.set(id, text);
  }
}

/** Removes redundant keywords: zod's pattern of dates, and the bounds of a safe integer. */
function leaveOutImplied(schema: z.core.JSONSchema.BaseSchema): void {
  if (schema.format !== undefined) delete schema.pattern;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
}

/** Points references at the components of the document instead of the schema's own definitions. */
function withReferences(schema: z.core.JSONSchema.BaseSchema): z.core.JSONSchema.BaseSchema {
  return JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    key === '$ref' && typeof value === 'string' ? value.replace('#/$defs/', '#/components/schemas/') : value,
  );
}
