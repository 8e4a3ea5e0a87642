import { line } from '@portal/shared/parts';
import { Box, Typography } from '@portal/shared/ui';

/** Directions in words, also the text alternative of the drawing. */
const way = '从示例路 88 号正门进入园区，沿中轴路直行，过 1 号楼与 2 号楼，右侧为 3 号楼；收样室在一层。';

/** Map of the sample address: a drawing, not to scale. */
export function SiteMap() {
  return (
    <Box component="figure" sx={{ m: 0 }}>
      <Box component="svg" viewBox="0 0 600 340" role="img" aria-label={`园区示意图：${way}`} sx={drawing}>
        <rect className="ground" x="0" y="0" width="600" height="340" />
        <path className="road" d="M0 292H600" />
        <path className="road side" d="M560 0V340" />
        <path className="green" d="M40 30h180v60H40zM40 220h120v40H40z" />
        <path className="lane" d="M300 292V40" />
        <path className="block" d="M90 130h150v70H90zM340 190h130v66H340z" />
        <path className="here" d="M340 60h150v90H340z" />
        <path className="route" d="M300 284V104h32" />
        <path className="route" d="M324 96l10 8-10 8" />
        <circle className="gate" cx="300" cy="284" r="7" />
        <g className="names">
          <text className="street" x="24" y="297">
            示例路
          </text>
          <text x="165" y="171">
            1 号楼
          </text>
          <text x="405" y="229">
            2 号楼
          </text>
          <text x="130" y="66">
            绿地
          </text>
          <text className="street" x="314" y="297">
            正门（88 号）
          </text>
        </g>
        <g className="names on">
          <text x="415" y="100">
            3 号楼
          </text>
          <text x="415" y="126">
            一层收样室
          </text>
        </g>
      </Box>
      <Typography component="figcaption" variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {way}示意图，不按比例。
      </Typography>
    </Box>
  );
}

const drawing = {
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '600 / 340',
  ...line,
  borderRadius: 1,
  '& .ground': { fill: 'var(--mui-palette-background-paper)' },
  '& .road, & .lane': { stroke: 'var(--mui-palette-divider)', fill: 'none', strokeWidth: 36 },
  '& .side': { strokeWidth: 24 },
  '& .lane': { strokeWidth: 16 },
  '& .green': { fill: 'var(--mui-palette-success-main)', opacity: 0.16 },
  '& .block': { fill: 'var(--mui-palette-text-secondary)', opacity: 0.18 },
  '& .here': { fill: 'var(--mui-palette-primary-main)' },
  '& .gate': { fill: 'var(--mui-palette-secondary-main)' },
  '& .route': {
    fill: 'none',
    stroke: 'var(--mui-palette-secondary-main)',
    strokeWidth: 3,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  '& text': { fontSize: 16, fill: 'var(--mui-palette-text-primary)', textAnchor: 'middle' },
  '& .street': { textAnchor: 'start' },
  '& .on text': { fill: 'var(--mui-palette-primary-contrastText)', fontWeight: 600 },
} as const;
