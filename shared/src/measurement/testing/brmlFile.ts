import { zipFile } from './zipFile';

/** What a made range of a BRML file holds. */
export interface MadeRange {
  readonly rows: readonly string[];
  readonly start?: number;
  readonly points?: number;
  /** Column of the first axis and of the counts, as newer files list them. */
  readonly views?: { readonly axes: number; readonly counts: number; readonly channels?: number };
}

function rangeXml({ rows, start = 10, points = rows.length, views }: MadeRange): string {
  const axes = ['TwoTheta', 'Theta'].map(
    (axis, index) =>
      `<ScanAxisInfo AxisId="${axis}" Unit="°"><Start>${start / (index + 1)}</Start></ScanAxisInfo>`,
  );
  const listed = views
    ? `<DataViews>
      <RawDataView xsi:type="FixedRawDataView" Start="0" Length="1" LogicName="MeasuredTime"/>
      <RawDataView xsi:type="FixedRawDataView" Start="1" Length="1" LogicName="AbsorptionFactor"/>
      <RawDataView xsi:type="VaryingRawDataView" Start="${views.axes}" Length="2"><Varying>
        <FieldDefinitions FieldName="Theta" AxisId="Theta"/><FieldDefinitions FieldName="TwoTheta" AxisId="TwoTheta"/>
      </Varying></RawDataView>
      <RawDataView xsi:type="RecordedRawDataView" Start="4" Length="1"><Recording LogicName="modeActualTemp"/></RawDataView>
      <RawDataView xsi:type="RecordedRawDataView" Start="${views.counts}" Length="${views.channels ?? 1}"><Recording LogicName="ScanCounter"/></RawDataView>
    </DataViews>`
    : '';
  return `<?xml version="1.0"?><RawData xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
    <TimeStampStarted>2025-02-26T10:47:52</TimeStampStarted>
    <DataRoutes><DataRoute RouteFlag="Measured"><ScanInformation VisibleName="Coupled"><MeasurementPoints>${points}</MeasurementPoints>
      <ScanAxes>${axes.join('')}</ScanAxes></ScanInformation>
      ${rows.map((row) => `<Datum>${row}</Datum>`).join('')}${listed}</DataRoute></DataRoutes>
    <WaveLengthAlpha1 Unit="Å" Value="1.5406"/></RawData>`;
}

/** Writes a BRML file with these ranges. */
export function brmlFile(...ranges: readonly MadeRange[]): Uint8Array {
  const files = ranges.map((range, index) => [`Experiment0/RawData${index}.xml`, rangeXml(range)]);
  return zipFile({ 'experimentCollection.xml': '<x/>', ...Object.fromEntries(files) });
}
