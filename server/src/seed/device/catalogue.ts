import { analysisData } from './analysisData';
import { analysisSimulation } from './analysisSimulation';
import { analysisSpectrum } from './analysisSpectrum';
import { area } from './area';
import { biology } from './biology';
import type { DeviceSeed } from './deviceSeed';
import { electric } from './electric';
import { element } from './element';
import { withExpress } from './express';
import { massSpectrum } from './massSpectrum';
import { mechanics } from './mechanics';
import { microscopy } from './microscopy';
import { moreMatter } from './moreMatter';
import { moreSpectrum } from './moreSpectrum';
import { onSiteMicroscope } from './onSiteMicroscope';
import { onSiteSpectrum } from './onSiteSpectrum';
import { phase } from './phase';
import { porosity } from './porosity';
import { resonance } from './resonance';
import { spectroscopy } from './spectroscopy';
import { surface } from './surface';
import { thermal } from './thermal';

const written: readonly DeviceSeed[] = [
  ...phase,
  ...microscopy,
  ...surface,
  ...spectroscopy,
  ...resonance,
  ...element,
  ...massSpectrum,
  ...thermal,
  ...porosity,
  ...mechanics,
  ...electric,
  ...biology,
  ...moreSpectrum,
  ...moreMatter,
  ...onSiteMicroscope,
  ...onSiteSpectrum,
  ...analysisSpectrum,
  ...analysisSimulation,
  ...analysisData,
  ...area,
];

/** Every service of a new portal, in catalogue order. */
export const catalogue: readonly DeviceSeed[] = written.map(withExpress);
