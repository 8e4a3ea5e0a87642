import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pictureFolder } from '../../contentFolder';

const pictures = readdirSync(pictureFolder).map((name) => ({
  name,
  svg: readFileSync(join(pictureFolder, name), 'utf8'),
}));
const named = pictures.map(({ name, svg }) => [name, svg] as const);
/** Marks of kinds of services, and banners whose words the page writes over them. */
const wordless = /^(type|banner|news)-/;

const textsOf = (svg: string) => [...svg.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, text = '']) => text);

type Point = readonly [x: number, y: number];

/** Returns the corners of a path of straight lines, absolute or relative. */
function cornersOf(d: string): Point[] {
  let [x, y] = [0, 0];
  return [...d.matchAll(/([MLlHVhv])([^A-Za-z]*)/g)].map(([, command = '', rest = '']) => {
    const [a = 0, b = 0] = (rest.match(/-?[\d.]+/g) ?? []).map(Number);
    if (command === 'l') [x, y] = [x + a, y + b];
    else if (command === 'h') x += a;
    else if (command === 'v') y += a;
    else if (command === 'H') x = a;
    else if (command === 'V') y = a;
    else [x, y] = [a, b];
    return [x, y] as const;
  });
}

const numberOf = (tag: string, name: string) =>
  Number(new RegExp(` ${name}="(-?[\\d.]+)"`).exec(tag)?.[1] ?? 0);

/** Returns the extreme points of everything that a plot draws. */
function plotPoints(svg: string): Point[] {
  const plot = /<g class="plot">(.*?)<\/g>/.exec(svg)?.[1] ?? '';
  const shift = Number(/translate\(0 (\d+)\)/.exec(svg)?.[1] ?? 0);
  const paths = [...plot.matchAll(/ d="([^"]*)"/g)].flatMap(([, d = '']) => cornersOf(d));
  const spots = [...plot.matchAll(/<circle[^>]*>/g)].map(
    ([tag]): Point => [numberOf(tag, 'cx'), numberOf(tag, 'cy') - numberOf(tag, 'r')],
  );
  const bars = [...plot.matchAll(/<rect[^>]*>/g)].map(
    ([tag]): Point => [numberOf(tag, 'x'), numberOf(tag, 'y')],
  );
  return [...paths, ...spots, ...bars].map(([x, y]) => [x, y + shift] as const);
}

/** Relative luminance of a colour such as #0b5c74, from 0 to 1. */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  return 0.2126 * r ** 2.2 + 0.7152 * g ** 2.2 + 0.0722 * b ** 2.2;
}

test.each(named)('%s is labelled in Chinese', (name, svg) => {
  const texts = textsOf(svg).filter((text) => /[A-Za-z]/.test(text) || /\p{Script=Han}/u.test(text));
  if (!wordless.test(name)) expect(texts.length).toBeGreaterThan(0);
  const chinese = texts.filter((text) => /\p{Script=Han}/u.test(text));
  expect(chinese.length).toBeGreaterThanOrEqual(Math.min(1, texts.length));
});

test('every plot has its curves, with their maximum, inside the view box', () => {
  const plots = pictures.filter(({ svg }) => svg.includes('class="plot"'));
  expect(plots.length).toBeGreaterThan(60);
  const cut = plots.flatMap(({ name, svg }) => {
    const points = plotPoints(svg);
    const inside = points.every(([x, y]) => x >= 0 && x <= 480 && y >= 4 && y <= 320);
    return points.length > 2 && inside ? [] : [name];
  });
  expect(cut).toEqual([]);
});

test.each(named)('%s has a dark variant', (name, svg) => {
  const style = /<style>@media\(prefers-color-scheme:dark\)\{(.+)\}<\/style>/.exec(svg)?.[1];
  expect(style).toBeDefined();
  if (name.startsWith('partner-')) return;
  const papers = [...(style ?? '').matchAll(/stop-color:(#[0-9a-f]{6})/g)].map(([, colour = '']) => colour);
  expect(Math.min(...papers.map(luminance))).toBeLessThan(0.05);
});
