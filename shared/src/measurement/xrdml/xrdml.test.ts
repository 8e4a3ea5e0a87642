import { readMeasurement } from '../readMeasurement';
import { curveIn, curvesIn, expectClose } from '../testing/curvesIn';

const encoder = new TextEncoder();

function scan(dataPoints: string, attributes = 'scanAxis="Gonio" status="Completed"'): string {
  return `<scan ${attributes}><header><startTimeStamp>2022-06-28T09:37:31</startTimeStamp></header>
    <dataPoints>${dataPoints}</dataPoints></scan>`;
}

function file(scans: string, version = '2.0', prefix = ''): Uint8Array {
  return encoder.encode(`<?xml version="1.0" encoding="UTF-8"?>
<!-- a comment > with a sign -->
<${prefix}xrdMeasurements xmlns="http://www.xrdml.com/XRDMeasurement/${version}" status="Completed">
  <sample type="To be analyzed"><id>S1</id><name>TiO2 &lt;粉末&gt; &#x4e00;</name></sample>
  <xrdMeasurement measurementType="Scan">
    <usedWavelength intended="K-Alpha 1"><kAlpha1 unit="Angstrom">1.5405980</kAlpha1></usedWavelength>
    <incidentBeamPath><xRayTube name="a > b"><tension unit="kV">45</tension><anodeMaterial>Cu</anodeMaterial></xRayTube></incidentBeamPath>
    ${scans}
  </xrdMeasurement>
</${prefix}xrdMeasurements>`);
}

const twoTheta =
  '<positions axis="2Theta" unit="deg"><startPosition>10</startPosition><endPosition>12</endPosition></positions>';
const omega =
  '<positions axis="Omega" unit="deg"><startPosition>5</startPosition><endPosition>6</endPosition></positions>';
const time = '<commonCountingTime unit="seconds">0.5</commonCountingTime>';

describe('a XRDML file', () => {
  it.each([
    ['1.0', '<intensities unit="counts">1426 1500.5 900 </intensities>'],
    ['2.1', '<counts unit="counts">1426 1500.5 900</counts>'],
  ])('of schema %s has its values', (version, values) => {
    const curve = curveIn('a.xrdml', file(scan(omega + twoTheta + time + values), version));
    expectClose(curve.x, [10, 11, 12]);
    expectClose(curve.y, [1426, 1500.5, 900]);
    expect(curve).toMatchObject({
      name: 'TiO2 <粉末> 一',
      family: 'xrd',
      xAxis: { label: '2θ', unit: '°' },
      yAxis: { label: '计数', unit: '' },
      notes: [],
    });
    expect(curve.facts).toEqual(
      expect.arrayContaining([
        { name: '波长 Kα1', value: '1.5405980 Å' },
        { name: '每步时间', value: '0.5 s' },
        { name: '阳极', value: 'Cu' },
      ]),
    );
  });

  it('applies the attenuator to counts, never to intensities', () => {
    const factors = '<beamAttenuationFactors>1 100 1</beamAttenuationFactors>';
    const counts = curveIn('a.xrdml', file(scan(`${twoTheta}${factors}<counts>1 2 3</counts>`)));
    expectClose(counts.y, [1, 200, 3]);
    expect(counts.notes).toEqual(['探测器计数已乘以文件中的衰减系数']);
    const corrected = curveIn(
      'a.xrdml',
      file(scan(`${twoTheta}${factors}<intensities unit="cps">1 2 3</intensities>`)),
    );
    expectClose(corrected.y, [1, 2, 3]);
    expect(corrected.yAxis.unit).toBe('cps');
  });

  it('has listed positions, and a scan of another axis', () => {
    const list = '<positions axis="2Theta" unit="deg"><listPositions>10 10.5 12</listPositions></positions>';
    expectClose(curveIn('a.xrdml', file(scan(`${list}<counts>1 2 3</counts>`))).x, [10, 10.5, 12]);
    const still = '<positions axis="2Theta" unit="deg"><commonPosition>69.1</commonPosition></positions>';
    const rocking = curveIn(
      'a.xrdml',
      file(scan(`${still}${omega}<counts>1 2 3</counts>`, 'scanAxis="Omega" status="Aborted"'), '1.5', 'x:'),
    );
    expectClose(rocking.x, [5, 5.5, 6]);
    expect(rocking).toMatchObject({ xAxis: { label: 'ω' }, notes: ['文件写明扫描状态为 Aborted'] });
  });

  it('has a curve for each scan', () => {
    const at = (chi: number) =>
      scan(
        `${twoTheta}<positions axis="Chi" unit="deg"><commonPosition>${chi}</commonPosition></positions><counts>${chi} 2 3</counts>`,
      );
    const curves = curvesIn('a.xrdml', file(at(1) + at(2)));
    expect(curves.map(({ name }) => name)).toEqual(['扫描 1（χ = 1）', '扫描 2（χ = 2）']);
    expect(curves[1]?.y[0]).toBe(2);
  });

  it('is known by its content, whatever its name is', () => {
    const bytes = file(scan(`${twoTheta}<counts>1 2 3</counts>`));
    expect(curveIn('a.csv', bytes).x).toHaveLength(3);
  });

  it('is refused when it contradicts itself, is cut, or declares entities', () => {
    const list = '<positions axis="2Theta" unit="deg"><listPositions>10 12</listPositions></positions>';
    const whole = file(scan(`${twoTheta}<counts>1 2 3</counts>`));
    const bomb =
      '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><xrdMeasurements>&b;</xrdMeasurements>';
    const files = [
      file(scan(`${list}<counts>1 2 3</counts>`)),
      file(scan('<counts>1 2 3</counts>')),
      file(scan(twoTheta)),
      file(''),
      whole.subarray(0, whole.length - 40),
      encoder.encode(bomb),
      encoder.encode(`<xrdMeasurements>${'<a>'.repeat(5000)}`),
      encoder.encode('<xrdMeasurements><a></b></xrdMeasurements>'),
    ];
    for (const bytes of files) {
      expect(readMeasurement('a.xrdml', bytes)).toMatchObject({
        kind: 'refused',
        format: 'PANalytical XRDML',
      });
    }
  });
});
