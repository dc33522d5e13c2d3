import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import * as css from './ColorField.css.ts';
import { type Hsv, toHex } from './color-text.ts';

/** What the sliders of the picker are called and how their values are said. */
export type ColorAreaLabels = {
  /** Names the area as a whole. */
  area: string;
  /** Names the slider from left to right. */
  saturation: string;
  /** Names the slider from bottom to top. */
  brightness: string;
  /** Says a saturation or a brightness, such as "40 %". */
  percent: (slider: { percent: number }) => string;
};

type Axis = 's' | 'v';
const within = (fraction: number) => Math.min(1, Math.max(0, fraction));
const percentOf = (fraction: number) => Math.round(fraction * 100);

/** The slider that a key moves, and by how many hundredths; arrows go where they point, whichever slider has focus. */
const moves: Readonly<Record<string, readonly [Axis, number]>> = {
  ArrowLeft: ['s', -1],
  ArrowRight: ['s', 1],
  Home: ['s', -100],
  End: ['s', 100],
  ArrowDown: ['v', -1],
  ArrowUp: ['v', 1],
  PageDown: ['v', -10],
  PageUp: ['v', 10],
};

/** Saturation from left to right, brightness from bottom to top: one field by pointer, two sliders by keyboard. */
export const ColorArea = ({
  hsv,
  onChange,
  labels,
}: {
  hsv: Hsv;
  onChange: (hsv: Hsv) => void;
  labels: ColorAreaLabels;
}) => {
  const sliders = { s: useRef<HTMLInputElement>(null), v: useRef<HTMLInputElement>(null) };

  const point = (event: PointerEvent<HTMLElement>) => {
    const { left, bottom, width, height } = event.currentTarget.getBoundingClientRect();
    onChange({ h: hsv.h, s: within((event.clientX - left) / width), v: within((bottom - event.clientY) / height) });
  };
  const press = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    const [axis, hundredths] = move;
    const step = event.shiftKey && Math.abs(hundredths) === 1 ? hundredths * 10 : hundredths;
    sliders[axis].current?.focus();
    onChange({ ...hsv, [axis]: within((percentOf(hsv[axis]) + step) / 100) });
  };
  const slider = (axis: Axis) => ({
    ref: sliders[axis],
    className: css.axis,
    type: 'range',
    value: percentOf(hsv[axis]),
    'aria-valuetext': labels.percent({ percent: percentOf(hsv[axis]) }),
    onChange: (event: { currentTarget: HTMLInputElement }) =>
      onChange({ ...hsv, [axis]: Number(event.currentTarget.value) / 100 }),
  });

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own layout
    <div
      className={css.area}
      role="group"
      aria-label={labels.area}
      style={{ backgroundColor: toHex({ h: hsv.h, s: 1, v: 1 }) }}
      onKeyDown={press}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        point(event);
      }}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && point(event)}
    >
      <input {...slider('s')} aria-label={labels.saturation} />
      <input {...slider('v')} aria-label={labels.brightness} tabIndex={-1} />
      <span
        className={css.areaKnob}
        style={{ insetInlineStart: `${hsv.s * 100}%`, bottom: `${hsv.v * 100}%`, backgroundColor: toHex(hsv) }}
      />
    </div>
  );
};
