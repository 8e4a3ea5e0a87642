import { joined, packed, padded, placed } from './binary';

/** What a made WDF file holds. */
export interface MadeWdf {
  readonly x: readonly number[];
  readonly spectra: readonly (readonly number[])[];
  readonly xUnit?: number;
  readonly yUnit?: number;
  readonly capacity?: number;
  readonly collected?: number;
  readonly points?: number;
  readonly abscissas?: number;
  readonly rows?: number;
  /** Sets of origins: type, unit, label, and a value for each spectrum. */
  readonly origins?: readonly {
    readonly type: number;
    readonly unit: number;
    readonly label: string;
    readonly values: readonly number[];
  }[];
}

/** Writes a WDF file by the layout that its published readers agree on. */
export function wdfFile(made: MadeWdf): Uint8Array {
  const points = made.points ?? made.x.length;
  const count = made.spectra.length;
  const head = placed(512, [
    [0, padded('WDF1')],
    [4, packed('u32', [1])],
    [8, packed('u64', [512])],
    [60, packed('u32', [points])],
    [64, packed('u64', [made.capacity ?? count, made.collected ?? count])],
    [80, packed('u32', [3, made.rows ?? 1, made.abscissas ?? made.x.length, made.origins?.length ?? 0])],
    [96, padded('WiRE')],
    [136, packed('u64', [Number(133_500_000_000_000_000n)])],
    [152, packed('u32', [made.yUnit ?? 6])],
    [156, packed('f32', [1e7 / 532])],
    [240, padded('硅片 map')],
  ]);
  const list = joined(packed('u32', [1, made.xUnit ?? 1]), packed('f32', made.x));
  return joined(
    head,
    block('DATA', packed('f32', made.spectra.flat())),
    block('XLST', list),
    block('ORGN', originSets(made)),
    block('TEXT', padded('comment')),
  );
}

function block(name: string, content: Uint8Array): Uint8Array {
  return joined(padded(name), packed('u32', [0]), packed('u64', [content.length + 16]), content);
}

function originSets({ origins = [] }: MadeWdf): Uint8Array {
  const sets = origins.map(({ type, unit, label, values }) => {
    const whole = type === 11 || type === 16 || type === 17;
    return joined(packed('u32', [type, unit]), padded(label, 16), packed(whole ? 'u64' : 'f64', values));
  });
  return joined(packed('u32', [origins.length]), ...sets);
}
