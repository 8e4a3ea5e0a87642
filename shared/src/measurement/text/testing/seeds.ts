const indices = [...Array(60).keys()];
const lines = (...parts: readonly (string | readonly string[])[]): string => parts.flat().join('\n');

/** Returns small texts of the kinds that are read, from which damaged ones are made. */
export function seedTexts(): string[] {
  return [
    lines(
      '#INSTRUMENT:NETZSCH',
      '##Temp./°C;Time/min;Mass/%',
      indices.map((index) => `${index}.5;${index};${99 - index / 7}`),
    ),
    lines(
      'Micromeritics Instrument Corp.',
      '   Isotherm Tabular Report',
      '   Relative       Quantity',
      '    (p/p°)         (mmol/g)',
      indices.map((index) => `  ${(index / 61).toFixed(6)}    ${index / 9}`),
    ),
    lines('*TYPE = Raw', '*START = 5', '*STEP = 0.02', '*COUNT = 60', indices.map(String), '*END'),
    lines(
      'SampleIdent,A,/',
      'DataAngleRange, 5.0, 6.18,/',
      'ScanStepSize, 0.02,/',
      'RawScan',
      `${indices.join(', ')}/`,
    ),
    lines('_FILEVERSION=3', '_STEPSIZE=0.1', '_START=5', '_COUNTS', indices.join(' ')),
    lines(
      'A',
      'BANK 1 60 6 CONST 1000.0 2.0 0 0 STD',
      indices.map((index) => ` 1${String(index).padStart(6)}`).join(''),
    ),
    lines(
      'Sampling Rate:\t5\tHz',
      'Total Data Points:\t60\tPts.',
      'Y Axis Multiplier:\t2',
      indices.map(String),
    ),
    lines(
      '60',
      '4000',
      '3941',
      '1',
      '2',
      '4',
      indices.map((index) => `${index / 7}`),
    ),
    lines(
      'Cycle 1:C 1s',
      'K.E.\tCounts\t\tB.E.\tCPS',
      indices.map((index) => `${index}\t${index}\t\t${100 - index}\t${index}`),
    ),
    lines(
      '"Time (s)","Counts"',
      indices.map((index) => `"${(index * 1000.5).toLocaleString('en')}","${index}"`),
    ),
    lines('┌────┬────┐', '│ RT │Area│', '├────┼────┤', '│ 1. │ 2  │', '│ 5  │    │', '└────┴────┘'),
    lines(
      '波长(nm)\t吸光度',
      indices.map((index) => `${800 - index},5\t0,${index}`),
    ),
    lines(
      '',
      indices.map((index) => `${(index * 37) % 60} ${index}`),
    ),
  ];
}
