import { Box } from '@portal/shared/ui';
import { area, type Block, drawn, faces, type Point, place, trace } from './isometric';
import { mapStyle } from './mapStyle';

const here: Block = { at: [14, 12], size: [22, 22], height: 11 };
/** Further blocks, the ones behind first. */
const others: readonly Block[] = [
  { at: [48, 10], size: [22, 24], height: 8 },
  { at: [40, 58], size: [26, 20], height: 6 },
];
/** The lane from the gate on the street into the site. */
const way: readonly Point[] = [
  [85, 46],
  [26, 46],
  [26, 35],
];
const trees: readonly Point[] = [
  [8, 60],
  [16, 64],
  [24, 60],
  [12, 72],
  [22, 72],
  [74, 62],
  [74, 70],
  [76, 30],
  [76, 20],
];

const windows = ({ at: [x, y], size: [dx, dy], height }: Block): string => {
  const front = y + dy;
  const rows = Array.from({ length: Math.floor(height / 3) }, (_, row) => 1.6 + row * 3);
  return rows
    .map((z) =>
      trace([
        [x + 2, front, z],
        [x + dx - 2, front, z],
      ]),
    )
    .join('');
};

const labels: readonly { readonly text: string; readonly at: Point; readonly kind: string }[] = [
  { text: '3 号楼', at: [25, 23, 11], kind: 'here' },
  { text: '收样室', at: [12, 51], kind: 'name' },
  { text: '2 号楼', at: [59, 22, 8], kind: 'name' },
  { text: '1 号楼', at: [53, 68, 6], kind: 'name' },
  { text: '正门（88 号）', at: [103, 34], kind: 'name' },
  { text: '示例路', at: [98, 74], kind: 'name' },
  { text: '1', at: [85, 46], kind: 'step' },
  { text: '2', at: [52, 46], kind: 'step' },
  { text: '3', at: [26, 38], kind: 'step' },
];

/** The site from above with the way to the room where samples are received; `way` tells it in words. */
export function SiteMap({ way: words }: { readonly way: string }) {
  return (
    <Box role="img" aria-label={`园区示意图：${words}`} sx={map}>
      <Box component="svg" viewBox={`0 0 ${drawn.width} ${drawn.height}`} aria-hidden="true" sx={mapStyle}>
        <path className="ground" d={area([0, 0], [100, 90])} />
        <path className="road" d={area([86, 0], [10, 90])} />
        <path
          className="dash"
          d={trace([
            [91, 2],
            [91, 88],
          ])}
        />
        <path className="road" d={area([10, 43], [76, 6])} />
        <path
          className="green"
          d={`${area([4, 54], [28, 28])}${area([72, 54], [10, 30])}${area([73, 6], [9, 32])}`}
        />
        <House block={here} kind="here" />
        {others.map((block) => (
          <House key={block.at.join()} block={block} kind="block" />
        ))}
        <path className="route" d={trace(way)} />
        {trees.map((tree) => (
          <Tree key={tree.join()} at={tree} />
        ))}
      </Box>
      <Box aria-hidden="true">
        {labels.map(({ text, at, kind }) => {
          const { left, top } = place(at);
          return (
            <Box
              component="span"
              key={text}
              className={kind}
              sx={{
                ...label,
                ...(kind === 'here' && onHere),
                ...(kind === 'step' && onStep),
                left: `${(left / drawn.width) * 100}%`,
                top: `${(top / drawn.height) * 100}%`,
              }}
            >
              {text}
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}

function House({ block, kind }: { readonly block: Block; readonly kind: string }) {
  const { roof, left, right } = faces(block);
  return (
    <g className={kind}>
      <path d={`${roof}${left}${right}`} />
      <path className="shade-left" d={left} />
      <path className="shade-right" d={right} />
      <path className="windows" d={windows(block)} />
    </g>
  );
}

function Tree({ at }: { readonly at: Point }) {
  const { left, top } = place(at);
  return (
    <g className="tree">
      <path d={`M${left} ${top}v-14`} />
      <circle cx={left} cy={top - 20} r="11" />
    </g>
  );
}

const map = { position: 'relative', containerType: 'inline-size' } as const;

/** Names grow with the reader's letters only as far as the drawing has room; the steps beside it say the same. */
const label = {
  position: 'absolute',
  transform: 'translate(-50%, -50%)',
  whiteSpace: 'nowrap',
  fontSize: 'min(0.875rem, 3.75cqi)',
  lineHeight: 1.3,
  fontWeight: 500,
} as const;

const onHere = { color: 'primary.contrastText', fontWeight: 600 } as const;

const onStep = {
  display: 'grid',
  placeItems: 'center',
  width: { xs: 20, sm: 26 },
  height: { xs: 20, sm: 26 },
  borderRadius: '50%',
  color: 'secondary.contrastText',
  bgcolor: 'secondary.main',
  fontWeight: 600,
} as const;
