import { analysers } from './analyser.mjs';
import { materialTesters } from './materialTester.mjs';
import { spectrometers } from './spectrometer.mjs';

/** Instruments of the laboratory in outline, for the pages of services. */
export const instruments = { ...spectrometers, ...materialTesters, ...analysers };
