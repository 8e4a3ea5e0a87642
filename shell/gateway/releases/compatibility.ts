import satisfies from 'semver/functions/satisfies';
import { z } from 'zod';

/** Types by path, in the format of `shared/src/contract/shape.ts`. */
const fields = z.record(z.string(), z.string());

const callShape = z.object({ call: z.string(), input: fields, data: fields });
type CallShape = z.infer<typeof callShape>;
type Fields = z.infer<typeof fields>;

/** Requirements of a release. */
export const requirements = z.object({
  /** Version ranges of the shared libraries. */
  shared: z.record(z.string(), z.string()).optional(),
  /** Names that the release imports from each part of `shared`. */
  names: z.record(z.string(), z.array(z.string())).optional(),
  /** Calls that the release makes. */
  calls: z.record(z.string(), callShape).optional(),
});
export type Requirements = z.infer<typeof requirements>;

/** Offer of the shell to remotes, from `shell.json`. */
export const offer = z.object({
  /** Versions of the shared libraries. */
  shared: z.record(z.string(), z.string()),
  /** Exports of each part of `shared`. */
  names: z.record(z.string(), z.array(z.string())),
  /** Every call of the contract. */
  calls: z.record(z.string(), callShape),
});
export type Offer = z.infer<typeof offer>;

const isOptional = (types: string) => types.startsWith('?');

const typesOf = (types: string) => types.replace(/^\?/, '').split('|');

/** Returns true when a value of `type` is accepted where `types` are expected. */
function takes(types: readonly string[], type: string): boolean {
  if (types.includes(type) || types.includes('')) return true;
  if (type === 'integer') return types.includes('number');
  return (
    type.startsWith('=') && ['string', 'number', 'integer', 'boolean'].some((base) => types.includes(base))
  );
}

/** Returns the type of an enumeration without its values: a screen displays a new value like the others. */
const base = (type: string) => (type.startsWith('=') ? '=' : type);

const parentOf = (path: string) => path.replace(/(\.?[^.[\]]+|\[\])$/, '');

/** Returns the first reason why an input of the old shape would be refused now. */
function refusedInput(built: Fields, offered: Fields): string | undefined {
  for (const [path, types] of Object.entries(built)) {
    const now = offered[path];
    if (now === undefined) return `input ${path} is gone`;
    if (!isOptional(now) && isOptional(types)) return `input ${path} is required now`;
    const unfit = typesOf(types).find((type) => !takes(typesOf(now), type));
    if (unfit !== undefined) return `input ${path} no longer takes ${unfit}`;
  }
  const added = Object.keys(offered).filter((path) => built[path] === undefined);
  const needed = added.find(
    (path) => !isOptional(offered[path] ?? '?') && built[parentOf(path)] !== undefined,
  );
  return needed && `input ${needed} is required now`;
}

/** Returns the first reason why a screen could not read an answer of the new shape. */
function changedData(built: Fields, offered: Fields): string | undefined {
  for (const [path, types] of Object.entries(built)) {
    const now = offered[path];
    if (now === undefined) return `data ${path} is gone`;
    if (isOptional(now) && !isOptional(types)) return `data ${path} may be missing now`;
    const known = typesOf(types).map(base);
    const unknown = typesOf(now).find((type) => !takes(known, base(type)) && !takes(known, type));
    if (unknown !== undefined) return `data ${path} may be ${unknown} now`;
  }
  return undefined;
}

function changedCall(path: string, built: CallShape, offered: CallShape | undefined): string | undefined {
  if (!offered) return `call ${path} is gone`;
  if (built.call !== offered.call) return `call ${path}: was ${built.call}, is ${offered.call}`;
  const said = refusedInput(built.input, offered.input) ?? changedData(built.data, offered.data);
  return said && `call ${path}: ${said}`;
}

function missingName(
  part: string,
  names: readonly string[],
  offered: readonly string[] = [],
): string | undefined {
  const known = new Set(offered);
  // Members are compared only for names whose members the shell lists; those of functions and classes are not listed.
  const listed = new Set(offered.flatMap((name) => (name.includes('.') ? [name.split('.')[0]] : [])));
  const missing = names.find((name) => {
    const [top = '', member] = name.split('.');
    return !known.has(top) || (member !== undefined && listed.has(top) && !known.has(name));
  });
  return missing && `${part} has no ${missing}`;
}

/** Returns the first reason why a release is incompatible with the shell; undefined when it is compatible. */
export function conflictOf({ shared, names, calls }: Requirements, offer: Offer): string | undefined {
  for (const [name, range] of Object.entries(shared ?? {})) {
    const version = offer.shared[name];
    if (version === undefined) return `${name} is not offered`;
    if (!satisfies(version, range)) return `${name} is ${version}, wanted ${range}`;
  }
  for (const [part, wanted] of Object.entries(names ?? {})) {
    const said = missingName(part, wanted, offer.names[part]);
    if (said) return said;
  }
  for (const [path, built] of Object.entries(calls ?? {})) {
    const said = changedCall(path, built, offer.calls[path]);
    if (said) return said;
  }
  return undefined;
}
