import { readMeasurement } from '../readMeasurement';
import { curveIn, expectClose } from '../testing/curvesIn';

const encode = (text: string) => new TextEncoder().encode(text);

const head = `#-- a comment
data_1000679
_chemical_name_mineral K-cymrite
_journal_title
;
 a text with loop_ and _names
;
_raman_measurement_device.excitation_laser_wavelength 488
`;

describe('a CIF', () => {
  it('of the Raman Open Database has its spectrum', () => {
    const text = `${head}loop_\n_raman_spectrum.raman_shift\n_raman_spectrum.intensity\n50.000 429\n51.262 438.5(3)\n52.523 ?\n`;
    const curve = curveIn('a.rod', encode(text));
    expectClose(curve.x, [50, 51.262]);
    expectClose(curve.y, [429, 438.5]);
    expect(curve).toMatchObject({
      name: 'K-cymrite',
      family: 'raman',
      notes: ['1 个点不是有效数值，未绘制'],
    });
    expect(curve.facts).toEqual(expect.arrayContaining([{ name: '激光波长', value: '488 nm' }]));
  });

  it('has quoted texts with quotes and comments inside of them', () => {
    const text = `data_1\n_chemical_name_mineral 'K-cymrite''s # one' # a comment\n_chemical_formula_sum "Al 'H2' \n`;
    const rows = 'loop_\n_raman_spectrum.raman_shift\n_raman_spectrum.intensity\n1 2\n3 4\n';
    expect(curveIn('a.rod', encode(`${text}${rows}`)).name).toBe("K-cymrite''s # one");
  });

  it('of powder has its pattern over listed or ranged angles', () => {
    const listed = `data_x\nloop_\n_pd_meas_2theta_scan\n_pd_proc_ls_weight\n_pd_meas_counts_total\n10 1 100\n11 1 200\n`;
    expectClose(curveIn('a.cif', encode(listed)).y, [100, 200]);
    const range = `_pd_meas_2theta_range_min 10\n_pd_meas_2theta_range_max 11\n_pd_meas_2theta_range_inc 0.5\n`;
    const ranged = (rows: string) => encode(`data_x\n${range}loop_\n_pd_meas_counts_total\n${rows}\n`);
    expectClose(curveIn('a.cif', ranged('5 6 7')).x, [10, 10.5, 11]);
    expect(readMeasurement('a.cif', ranged('5 6 7 8 9'))).toMatchObject({ kind: 'refused', format: 'CIF' });
  });

  it('of a structure is refused with what opens it', () => {
    const text = `data_NaCl\n_cell_length_a 5.64\nloop_\n_atom_site_label\n_atom_site_fract_x\nNa 0\nCl 0.5\n`;
    expect(readMeasurement('a.cif', encode(text))).toMatchObject({ kind: 'refused', format: 'CIF' });
  });
});
