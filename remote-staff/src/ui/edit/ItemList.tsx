import { line, plainList } from '@portal/shared/parts';
import { Box, Button } from '@portal/shared/ui';
import { type ReactNode, useState } from 'react';
import { useFieldError } from './FieldErrors';

interface ItemListProps<Item> {
  /** Path of the list in the content. */
  readonly path: string;
  /** What an item is, such as 选项. */
  readonly noun: string;
  readonly items: readonly Item[];
  readonly onChange: (items: Item[]) => void;
  /** Returns a new item. */
  readonly empty: () => Item;
  readonly most: number;
  /** Draws the fields of an item. */
  readonly children: (item: Item, index: number, change: (item: Item) => void) => ReactNode;
}

/** A list of content whose items are added, removed and moved. */
export function ItemList<Item>({ path, noun, items, onChange, empty, most, children }: ItemListProps<Item>) {
  const error = useFieldError(path);
  const [moved, setMoved] = useState(0);
  const swap = (from: number, to: number) => {
    setMoved(moved + 1);
    onChange(
      items.map((item, index) =>
        index === from ? (items[to] ?? item) : index === to ? (items[from] ?? item) : item,
      ),
    );
  };
  return (
    <Box>
      <Box component="ul" aria-label={noun} sx={{ ...plainList, display: 'grid', gap: 1.5 }}>
        {items.map((item, index) => (
          <Box
            component="li"
            // biome-ignore lint/suspicious/noArrayIndexKey: an item has no name of its own; its fields hold what is typed by place and number of items
            key={`${index} of ${items.length} ${moved}`}
            aria-label={`${noun} ${index + 1}`}
            sx={{ ...line, borderRadius: 1, p: 1.5, minWidth: 0 }}
          >
            {children(item, index, (changed) =>
              onChange(items.map((one, at) => (at === index ? changed : one))),
            )}
            <Box sx={{ display: 'flex', gap: 0.5, mt: 1 }}>
              {most > 1 && (
                <>
                  <Button
                    size="small"
                    color="inherit"
                    disabled={index === 0}
                    aria-label={`上移${noun} ${index + 1}`}
                    onClick={() => swap(index, index - 1)}
                  >
                    上移
                  </Button>
                  <Button
                    size="small"
                    color="inherit"
                    disabled={index === items.length - 1}
                    aria-label={`下移${noun} ${index + 1}`}
                    onClick={() => swap(index, index + 1)}
                  >
                    下移
                  </Button>
                </>
              )}
              <Button
                size="small"
                color="inherit"
                aria-label={`移除${noun} ${index + 1}`}
                onClick={() => onChange(items.filter((_, at) => at !== index))}
              >
                移除
              </Button>
            </Box>
          </Box>
        ))}
      </Box>
      {error && <Box sx={{ color: 'error.main', fontSize: 12, mt: 0.5 }}>{error}</Box>}
      <Button
        size="small"
        sx={{ mt: 1 }}
        disabled={items.length >= most}
        onClick={() => onChange([...items, empty()])}
      >
        添加{noun}
      </Button>
    </Box>
  );
}
