import { Box, Button } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import type { Range } from '../plot/window';
import { ChoiceSetting } from './ChoiceSetting';
import { NumberSetting } from './NumberSetting';
import { type Acts, stiffnesses } from './settings';

interface ActSettingsProps {
  readonly acts: Acts;
  readonly onChange: (acts: Acts) => void;
  /** Abscissas that the drawing shows, and all that there are. */
  readonly shown: Range;
}

const anywhere = { min: -1e9, max: 1e9 };

/** The settings of the acts that are on, a row each. */
export function ActSettings({ acts, onChange, shown }: ActSettingsProps) {
  const { smooth, baseline, peaks, integral, scherrer, crystallinity } = acts;
  const whole = { from: shown[0], to: shown[1] };
  return (
    <>
      {smooth && (
        <Row name="平滑">
          <NumberSetting
            label="窗口（点，奇数）"
            value={smooth.window}
            min={3}
            max={101}
            whole
            onChange={(window) => onChange({ ...acts, smooth: { ...smooth, window: window | 1 } })}
          />
          <NumberSetting
            label="多项式次数"
            value={smooth.degree}
            min={1}
            max={6}
            whole
            onChange={(degree) => onChange({ ...acts, smooth: { ...smooth, degree } })}
          />
        </Row>
      )}
      {baseline && (
        <Row name="扣基线">
          <NumberSetting
            label="lg λ，越大基线越直"
            value={baseline.stiffness}
            {...stiffnesses}
            onChange={(stiffness) => onChange({ ...acts, baseline: { stiffness } })}
          />
        </Row>
      )}
      {peaks && (
        <Row name="标峰">
          <NumberSetting
            label="最小峰高（% 全高）"
            value={peaks.least}
            min={0.1}
            max={100}
            onChange={(least) => onChange({ ...acts, peaks: { least } })}
          />
        </Row>
      )}
      {integral && (
        <Row name="积分">
          <Ends
            {...integral}
            shown={whole}
            onChange={(ends) => onChange({ ...acts, integral: { ...integral, ...ends } })}
          />
          <ChoiceSetting
            label="背景"
            value={integral.background}
            choices={[
              ['line', '两端连线'],
              ['zero', '零'],
            ]}
            onChange={(background) => onChange({ ...acts, integral: { ...integral, background } })}
          />
        </Row>
      )}
      {scherrer && (
        <Row name="晶粒尺寸">
          <NumberSetting
            label="K"
            value={scherrer.k}
            min={0.5}
            max={2}
            onChange={(k) => onChange({ ...acts, scherrer: { ...scherrer, k } })}
          />
          <NumberSetting
            label="波长 λ（Å）"
            value={scherrer.wavelength}
            min={0.1}
            max={5}
            onChange={(wavelength) => onChange({ ...acts, scherrer: { ...scherrer, wavelength } })}
          />
          <NumberSetting
            label="仪器展宽 b（°）"
            value={scherrer.instrument}
            min={0}
            max={5}
            onChange={(instrument) => onChange({ ...acts, scherrer: { ...scherrer, instrument } })}
          />
          <ChoiceSetting
            label="峰形"
            value={scherrer.shape}
            choices={[
              ['gauss', '高斯'],
              ['lorentz', '洛伦兹'],
            ]}
            onChange={(shape) => onChange({ ...acts, scherrer: { ...scherrer, shape } })}
          />
        </Row>
      )}
      {crystallinity && (
        <Row name="结晶度">
          <Ends
            {...crystallinity}
            shown={whole}
            onChange={(ends) => onChange({ ...acts, crystallinity: { ...crystallinity, ...ends } })}
          />
          <NumberSetting
            label="lg λ，越大非晶包越平"
            value={crystallinity.stiffness}
            {...stiffnesses}
            onChange={(stiffness) => onChange({ ...acts, crystallinity: { ...crystallinity, stiffness } })}
          />
        </Row>
      )}
    </>
  );
}

interface RowProps {
  readonly name: string;
  readonly children: ReactNode;
}

function Row({ name, children }: RowProps) {
  return (
    <Box role="group" aria-label={name} sx={row}>
      <Box component="span" aria-hidden sx={{ typography: 'subtitle2', minWidth: { xs: '100%', sm: 64 } }}>
        {name}
      </Box>
      {children}
    </Box>
  );
}

interface Part {
  readonly from: number;
  readonly to: number;
}

interface EndsProps extends Part {
  readonly shown: Part;
  readonly onChange: (ends: Part) => void;
}

function Ends({ from, to, shown, onChange }: EndsProps) {
  return (
    <>
      <NumberSetting
        label="从"
        value={from}
        {...anywhere}
        onChange={(value) => onChange({ from: value, to })}
      />
      <NumberSetting
        label="到"
        value={to}
        {...anywhere}
        onChange={(value) => onChange({ from, to: value })}
      />
      <Button
        color="inherit"
        variant="outlined"
        onClick={() => onChange(shown)}
        sx={{ minHeight: { xs: 44, sm: 36 } }}
      >
        用图中范围
      </Button>
    </>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
} as const;
