import { type Box, boxesPath, px } from './figures.ts';

/** The colour of a mark: that of a series, counted from 0, background, or highlight. */
export type Tone = number | 'quiet' | 'highlight';

/**
 * What a shape is in the drawing. A page or a document gives each its paint: `grid`, `base`, `link`, `edge`, `gap` and
 * `threshold` are thin lines without tone; `fill` is a full surface of its tone, `point` and `slice` too, with a fine edge
 * in the colour of the ground; `light` and `band` are light surfaces; `line` is a line, `outline` a line around a light
 * surface; `ground`, `range` (by `step` 0 to 2) and `passed` lie behind; `cell` deepens by `step` 0 to 4; `target` is a mark
 * in the colour of the text.
 */
export type ShapeLook =
  | 'grid'
  | 'base'
  | 'link'
  | 'edge'
  | 'gap'
  | 'threshold'
  | 'fill'
  | 'point'
  | 'slice'
  | 'light'
  | 'band'
  | 'line'
  | 'outline'
  | 'ground'
  | 'range'
  | 'passed'
  | 'cell'
  | 'target';

/** A text of the drawing: name or figure, a strong figure, a muted one of an axis, or a small one upon a surface. */
export type TextLook = 'label' | 'strong' | 'tick' | 'inside';

/** Height of the letters of each kind of text, in the unit of the drawing. */
export const textSizes: Readonly<Record<TextLook, number>> = { label: 13, strong: 13, tick: 12, inside: 12 };

/** A surface or line. `d` is an SVG path of the commands M L H V h v A a C and Z. */
export type ShapeMark = {
  kind: 'shape';
  look: ShapeLook;
  d: string;
  tone?: Tone;
  step?: number;
  /** Text is on top of it, so that no pattern may fill it. */
  isUnderText?: boolean;
};
export type TextMark = {
  kind: 'text';
  look: TextLook;
  text: string;
  x: number;
  /** The middle of the line, not its base. */
  y: number;
  anchor: 'start' | 'middle' | 'end';
  /** Read from below to above, around its place. */
  isVertical?: boolean;
  /** Tone of the surface below, on which its colour must be readable. */
  ground?: Tone;
};
/** One thing to draw, from back to front. */
export type Mark = ShapeMark | TextMark;

/** A finished drawing, from the upper left corner, in CSS pixels or points as the width was given. */
export type Drawing = { width: number; height: number; marks: readonly Mark[] };

type Paint = Pick<ShapeMark, 'tone' | 'step' | 'isUnderText'>;

export const shape = (look: ShapeLook, d: string, paint: Paint = {}): ShapeMark => ({
  kind: 'shape',
  look,
  d,
  ...paint,
});

export const boxes = (look: ShapeLook, list: readonly Box[], paint?: Paint): ShapeMark =>
  shape(look, boxesPath(list), paint);

/** A single bar or swatch, with slightly rounded corners where it is large enough. */
export const bar = (look: ShapeLook, box: Box, paint?: Paint): ShapeMark => shape(look, roundPath(box, 2), paint);

const roundPath = (box: Box, radius: number): string => {
  if (box.width <= 2 * radius || box.height <= 2 * radius) return boxesPath([box]);
  const across = px(box.width - 2 * radius);
  const down = px(box.height - 2 * radius);
  const corner = (x: number, y: number) => `a${radius} ${radius} 0 0 1 ${x} ${y}`;
  const sides = [`h${across}${corner(radius, radius)}`, `v${down}${corner(-radius, radius)}`];
  const back = [`h${-across}${corner(-radius, -radius)}`, `v${-down}${corner(radius, -radius)}`];
  return `M${px(box.x + radius)} ${px(box.y)}${[...sides, ...back].join('')}Z`;
};

type TextPlace = Pick<TextMark, 'text' | 'x' | 'y'> & Partial<Pick<TextMark, 'anchor' | 'isVertical' | 'ground'>>;

export const text = (look: TextLook, place: TextPlace): TextMark => ({
  kind: 'text',
  look,
  anchor: 'start',
  ...place,
});

/** A full circle as a path. */
export const circlePath = (x: number, y: number, radius: number): string =>
  `M${px(x - radius)} ${px(y)}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0Z`;

/** Tone of a series: highlight for the highlighted one. */
export const toneOf = (id: string | undefined, place: number, highlight: string | undefined): Tone =>
  id !== undefined && id === highlight ? 'highlight' : place;
