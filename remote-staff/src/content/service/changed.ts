/** Returns an item with some of its fields changed. */
export const changed = <Item extends object>(item: Item, change: Partial<Item>): Item =>
  Object.assign({}, item, change);
