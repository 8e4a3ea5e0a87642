import type { Curve } from '@portal/shared/measurement';
import { Check, line, plainList } from '@portal/shared/parts';
import { Box, Typography } from '@portal/shared/ui';
import type { Range } from '../plot/window';
import { ActSettings } from './ActSettings';
import { actLines } from './actLines';
import { type Acts, actsFor, changesCurve, firstSetting } from './settings';

interface ActPanelProps {
  /** The first shown curve: it says which acts there are, and with what they begin. */
  readonly curve: Curve;
  readonly acts: Acts;
  readonly onChange: (acts: Acts) => void;
  readonly shown: Range;
}

const names = {
  smooth: '平滑',
  baseline: '扣基线',
  peaks: '标峰',
  integral: '积分',
  scherrer: '晶粒尺寸',
  crystallinity: '结晶度',
} as const;

/** Which acts are done with the shown curves, their settings, and their formulas. */
export function ActPanel({ curve, acts, onChange, shown }: ActPanelProps) {
  const lines = actLines(acts);
  return (
    <Box component="section" aria-labelledby="acts-title" sx={panel}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <Typography id="acts-title" variant="subtitle1" component="h3">
          数据处理
        </Typography>
        {actsFor(curve).map((name) => (
          <Check
            key={name}
            checked={acts[name] !== null}
            onChange={(event) =>
              onChange({ ...acts, [name]: event.target.checked ? firstSetting(curve, shown)[name] : null })
            }
          >
            {names[name]}
          </Check>
        ))}
        {changesCurve(acts) && (
          <Check
            checked={acts.original}
            onChange={(event) => onChange({ ...acts, original: event.target.checked })}
          >
            同时显示原始曲线
          </Check>
        )}
      </Box>
      <ActSettings acts={acts} onChange={onChange} shown={shown} />
      {lines.length > 0 && (
        <Box component="ul" aria-label="公式与参数" sx={formulas}>
          {lines.map((text) => (
            <li key={text}>{text}</li>
          ))}
          <li>只改变图与导出，不改变原始文件</li>
        </Box>
      )}
    </Box>
  );
}

const panel = { ...line, borderRadius: 1, px: 1.5, py: 0.5, display: 'grid', gap: 1, minWidth: 0 } as const;

const formulas = {
  ...plainList,
  typography: 'body2',
  color: 'text.secondary',
  pb: 1,
  display: 'grid',
  gap: 0.5,
  overflowWrap: 'anywhere',
} as const;
