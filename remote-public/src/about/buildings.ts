import type { ShownInstrument } from '@portal/shared/contract';

/** A room with its instruments. */
export interface Room {
  /** Name of the building; empty when the place of the instruments has one word. */
  readonly building: string;
  readonly name: string;
  readonly instruments: readonly ShownInstrument[];
}

/** Returns the rooms in which instruments stand, in their order: 材料楼 B1-01 is the room B1-01 of 材料楼. */
export function roomsOf(instruments: readonly ShownInstrument[]): readonly Room[] {
  const places = [...new Set(instruments.map(({ place }) => place))].filter((place) => place !== '');
  return places.map((place) => {
    const words = place.split(' ');
    const building = words.length > 1 ? (words[0] ?? '') : '';
    return {
      building,
      name: words.slice(building ? 1 : 0).join(' '),
      instruments: instruments.filter((instrument) => instrument.place === place),
    };
  });
}

/** Returns the buildings with their rooms, those with most rooms first. */
export function buildingsOf(rooms: readonly Room[]): readonly (readonly [string, readonly Room[]])[] {
  const names = [...new Set(rooms.map(({ building }) => building))];
  return names
    .map((name) => [name, rooms.filter(({ building }) => building === name)] as const)
    .sort(([, one], [, other]) => other.length - one.length);
}
