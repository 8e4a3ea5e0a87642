import { joined, packed, padded, placed } from './binary';

/** What a made SPC file holds. */
export interface MadeSpc {
  readonly version?: number;
  readonly flags?: number;
  readonly experiment?: number;
  /** Power of two of the file; -128 for floating numbers. */
  readonly exponent?: number;
  readonly xType?: number;
  readonly yType?: number;
  readonly firstX: number;
  readonly lastX: number;
  /** Abscissas that all traces share. */
  readonly x?: readonly number[];
  readonly traces: readonly {
    readonly y: readonly number[];
    readonly x?: readonly number[];
    readonly exponent?: number;
    readonly z?: number;
  }[];
  readonly labels?: string;
  readonly log?: string;
  readonly points?: number;
}

/** Writes an SPC file by the published layout: 0x4B, 0x4C, or 0x4D. */
export function spcFile(made: MadeSpc): Uint8Array {
  const little = made.version !== 0x4c;
  const abscissas = made.x ? packed('f32', made.x, little) : new Uint8Array();
  const body = joined(abscissas, ...made.traces.map((trace, index) => subfile(made, trace, index, little)));
  if (made.version === 0x4d) return joined(oldHead(made), body);
  return joined(
    newHead(made, little, 512 + body.length),
    body,
    made.log ? log(made.log, little) : new Uint8Array(),
  );
}

function newHead(made: MadeSpc, little: boolean, logAt: number): Uint8Array {
  const points = made.points ?? made.traces[0]?.y.length ?? 0;
  return placed(512, [
    [0, Uint8Array.of(made.flags ?? 0, made.version ?? 0x4b, made.experiment ?? 0)],
    [3, packed('i8', [made.exponent ?? 0])],
    [4, packed('u32', [points], little)],
    [8, packed('f64', [made.firstX, made.lastX], little)],
    [24, packed('u32', [made.traces.length], little)],
    [28, Uint8Array.of(made.xType ?? 1, made.yType ?? 2, 5)],
    [32, packed('u32', [(2024 << 20) + (3 << 16) + (9 << 11) + (14 << 6) + 5], little)],
    [88, padded('polystyrene film')],
    [218, padded(made.labels ?? '')],
    [248, packed('u32', [made.log ? logAt : 0], little)],
  ]);
}

function oldHead(made: MadeSpc): Uint8Array {
  return placed(224, [
    [0, Uint8Array.of(made.flags ?? 0, 0x4d)],
    [2, packed('i16', [made.exponent ?? 0])],
    [4, packed('f32', [made.traces[0]?.y.length ?? 0, made.firstX, made.lastX])],
    [16, Uint8Array.of(made.xType ?? 1, made.yType ?? 2)],
  ]);
}

function subfile(
  made: MadeSpc,
  trace: MadeSpc['traces'][number],
  index: number,
  little: boolean,
): Uint8Array {
  const head = placed(32, [
    [1, packed('i8', [trace.exponent ?? 0])],
    [2, packed('u16', [index], little)],
    [4, packed('f32', [trace.z ?? 0], little)],
    [16, packed('u32', [trace.x ? trace.y.length : 0], little)],
  ]);
  const several = ((made.flags ?? 0) & 4) !== 0;
  const exponent = (several ? (trace.exponent ?? 0) : (made.exponent ?? 0)) || (made.exponent ?? 0);
  return joined(head, packed('f32', trace.x ?? [], little), ordinates(made, trace.y, exponent, little));
}

function ordinates(made: MadeSpc, y: readonly number[], exponent: number, little: boolean): Uint8Array {
  if (exponent === -128) return packed('f32', y, little);
  if (((made.flags ?? 0) & 1) !== 0) {
    return packed(
      'i16',
      y.map((value) => Math.round(value * 2 ** (16 - exponent))),
      little,
    );
  }
  const whole = y.map((value) => Math.round(value * 2 ** (32 - exponent)));
  if (made.version !== 0x4d) return packed('i32', whole, little);
  return packed(
    'u16',
    whole.flatMap((value) => [(value >>> 16) & 0xffff, value & 0xffff]),
  );
}

function log(text: string, little: boolean): Uint8Array {
  const head = placed(64, [[0, packed('u32', [64 + text.length, 4096, 64], little)]]);
  return joined(head, padded(text));
}
