/** Sizes of a sample's label in millimetres. `a4` prints many labels of 70 × 37 mm on one sheet. */
export const labelSizes = {
  small: { label: '40 × 30 mm', width: 40, height: 30 },
  medium: { label: '60 × 40 mm', width: 60, height: 40 },
  large: { label: '70 × 50 mm', width: 70, height: 50 },
  a4: { label: 'A4 整页（70 × 37 mm，24 张）', width: 70, height: 37 },
} as const;
export type LabelSize = keyof typeof labelSizes;
export const labelSizeKeys = Object.keys(labelSizes) as [LabelSize, ...LabelSize[]];
