import { checkPoints, evenly, shown, withinBounds } from '../drawn';
import { Unreadable } from '../reader';
import { format, type SpcHead } from './head';

/** One trace of a file. */
export interface Subfile {
  readonly x: Float64Array;
  readonly y: Float64Array;
  /** Its place on the third axis; undefined for a file of one trace. */
  readonly z: number | undefined;
  readonly notes: readonly string[];
}

const headLength = 32;

/** Where a subfile begins, and its points. */
interface Place {
  readonly at: number;
  readonly points: number;
  readonly exponent: number;
}

/** Reads the traces. Each count is compared with the file's size before an array is made. */
export function subfilesOf(head: SpcHead): { subfiles: Subfile[]; notes: string[] } {
  const { flags, points } = head;
  if (!flags.ownAbscissas) {
    const perCurve = points * width(head);
    head.view.needs(head.dataAt, (flags.abscissas ? points * 4 : 0) + perCurve, '数据点');
    checkPoints(format, points);
  }
  const places = placesOf(head);
  const { count, notes } = withinBounds(places.length, Math.max(...places.map((place) => place.points)));
  const shared = flags.ownAbscissas ? undefined : sharedAbscissas(head);
  const exponents = exponentsOf(head, places);
  const subfiles = places.slice(0, count).map((place, index): Subfile => {
    const x = shared?.x ?? floats(head, place.at + headLength, place.points);
    const y = ordinates(head, place, exponents.of(place), shared ? 0 : place.points * 4);
    return { x, y, z: zOf(head, places, index), notes: [...(shared?.notes ?? []), ...exponents.notes] };
  });
  return { subfiles, notes: [...notes, ...missing(head, places), ...unread(head, places)] };
}

const width = ({ flags }: SpcHead): number => (flags.words ? 2 : 4);

function missing({ subfiles }: SpcHead, { length }: readonly Place[]): string[] {
  return length < subfiles ? [`文件头写明 ${subfiles} 组数据，文件中只有 ${length} 组`] : [];
}

/** Bytes after the last value of a file without a log tell of points that the head does not count. */
function unread(head: SpcHead, places: readonly Place[]): string[] {
  const last = places.at(-1);
  if (!last || head.flags.ownAbscissas) return [];
  const end = last.at + headLength + last.points * width(head);
  const rest = head.view.length - end;
  return rest >= headLength && head.logAt === 0
    ? [`数据之后另有 ${rest} 字节未读取，点数可能与文件头不符`]
    : [];
}

function placesOf(head: SpcHead): Place[] {
  if (head.flags.ownAbscissas) return ownPlaces(head);
  const { view, points, subfiles } = head;
  const start = head.dataAt + (head.flags.abscissas ? points * 4 : 0);
  const length = headLength + points * width(head);
  // A file that ends with its last ordinate may lack the last subfile's head in old layouts; whole traces are read.
  const whole = Math.floor((view.length - start) / length);
  const count = Math.min(subfiles, whole);
  if (count < 1) throw new Unreadable(format, '文件大小与文件头不符：数据点超出文件末尾');
  return Array.from({ length: count }, (_, index) => placeAt(head, start + index * length, points));
}

function placeAt({ view }: SpcHead, at: number, points: number): Place {
  view.needs(at, headLength, '子文件');
  return { at, points, exponent: view.i8(at + 1) };
}

/** Traces with abscissas of their own: each states its points; a directory at `fnpts` says where they begin. */
function ownPlaces(head: SpcHead): Place[] {
  const { view, subfiles } = head;
  const places: Place[] = [];
  const directory = directoryOf(head);
  for (let index = 0, next = head.dataAt; index < subfiles; index++) {
    const at = directory === undefined ? next : view.u32(directory + index * 12);
    if (at + headLength > view.length) break;
    const points = view.u32(at + 16) || (subfiles === 1 && directory === undefined ? head.points : 0);
    const length = headLength + points * (4 + width(head));
    view.needs(at, length, '数据点');
    checkPoints(format, points);
    if (points > 0) places.push(placeAt(head, at, points));
    next = at + length;
  }
  if (places.length === 0) throw new Unreadable(format, '文件中没有数据点');
  return places;
}

/** Returns the directory's byte when every entry of it is inside of the file. */
function directoryOf({ view, points, subfiles, flags }: SpcHead): number | undefined {
  const fits = flags.several && points >= 512 && points + subfiles * 12 <= view.length;
  if (!fits) return undefined;
  for (let index = 0; index < subfiles; index++) {
    const at = view.u32(points + index * 12);
    if (at < 512 || at + headLength > view.length) return undefined;
  }
  return points;
}

function sharedAbscissas(head: SpcHead): { x: Float64Array; notes: string[] } {
  const { points, firstX, lastX } = head;
  if (!head.flags.abscissas) {
    if (points > 1 && firstX === lastX) {
      throw new Unreadable(format, '文件头中横坐标的首末值相同，无法确定各点位置');
    }
    return { x: evenly(firstX, lastX, points), notes: [] };
  }
  const x = floats(head, head.dataAt, points);
  const [first = 0, last = 0] = [x[0], x.at(-1)];
  const off = Math.abs(last - first) * 1e-3 + Math.abs(last) * 1e-5;
  const differs = Math.abs(first - firstX) > off || Math.abs(last - lastX) > off;
  const stated = firstX !== 0 || lastX !== 0;
  const reversed = Math.abs(first - lastX) <= off && Math.abs(last - firstX) <= off;
  const note = `文件头写明横坐标为 ${shown(firstX)} 到 ${shown(lastX)}，数据为 ${shown(first)} 到 ${shown(last)}`;
  return { x, notes: stated && differs && !reversed ? [note] : [] };
}

function floats({ view }: SpcHead, at: number, count: number): Float64Array {
  view.needs(at, count * 4, '横坐标');
  return Float64Array.from({ length: count }, (_, index) => view.f32(at + index * 4));
}

const floating = -128;

/**
 * A file of one trace has its exponent in the file's head, others in each subfile's. Some programs leave all of those at 0: then the
 * file's holds.
 */
function exponentsOf(head: SpcHead, places: readonly Place[]) {
  const own = head.flags.several && places.some(({ exponent }) => exponent !== 0);
  const notes =
    head.flags.several && !own && head.exponent !== 0 ? ['各组数据未写明指数，按文件头的指数读取'] : [];
  return { of: (place: Place) => (own ? place.exponent : head.exponent), notes };
}

function ordinates(head: SpcHead, { at, points }: Place, exponent: number, abscissas: number): Float64Array {
  const { view, flags, old } = head;
  const start = at + headLength + abscissas;
  view.needs(start, points * width(head), '数据点');
  const read = (index: number): number => {
    const place = start + index * width(head);
    if (exponent === floating && !flags.words) return view.f32(place);
    if (flags.words) return view.i16(place) * 2 ** (exponent - 16);
    // The old layout has the more significant word first.
    const whole = old ? view.i16(place) * 65536 + view.u16(place + 2) : view.i32(place);
    return whole * 2 ** (exponent - 32);
  };
  return Float64Array.from({ length: points }, (_, index) => read(index));
}

function zOf(head: SpcHead, places: readonly Place[], index: number): number | undefined {
  const [first, place] = [places[0], places[index]];
  if (!head.flags.several || !first || !place) return undefined;
  const { view, flags, zStep } = head;
  const start = view.f32(first.at + 4);
  const own = view.f32(place.at + 4);
  if (flags.zOwn || flags.ownAbscissas || zStep === 0) return own;
  return start + index * zStep;
}
