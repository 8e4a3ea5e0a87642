import { Stored } from '@portal/shared/parts';
import type { Tone } from './Reception';

const isOn = (value: unknown): value is boolean => typeof value === 'boolean';

/** Whether scans sound; kept from visit to visit. */
export const soundOn = new Stored('deskSound', isOn);

/** Hertz of the tones that follow each other, 90 ms each: one high for done, two for twice, falling for what needs a person. */
const melodies: Readonly<Record<Tone, readonly number[]>> = {
  kept: [660],
  done: [1320],
  twice: [880, 880],
  unclaimed: [880, 440],
  unknown: [330, 220],
  refused: [330, 220],
};

const seconds = 0.09;

let context: AudioContext | undefined;

/** Plays the tone of a scan. A browser without sound, or one that refuses it before the first press, stays silent. */
export function playTone(tone: Tone): void {
  if (soundOn.read() === false || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const { destination, currentTime } = context;
  for (const [index, hertz] of melodies[tone].entries()) {
    const oscillator = new OscillatorNode(context, { frequency: hertz, type: 'square' });
    const volume = new GainNode(context, { gain: 0.06 });
    oscillator.connect(volume).connect(destination);
    oscillator.start(currentTime + index * seconds * 1.4);
    oscillator.stop(currentTime + index * seconds * 1.4 + seconds);
  }
}
