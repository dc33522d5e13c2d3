import type { ReactNode } from 'react';
import type { RootProps } from '../root-props.ts';
import * as css from './Progress.css.ts';

export const progressTones = ['accent', 'success', 'danger'] as const;
export const ringSizes = ['small', 'regular', 'large'] as const;

type Own = {
  /** Share that is done, 0 to 1. */
  value: number;
  /** What progresses; for screen readers only. */
  label: string;
  /** The value in words, e.g. "12 of 40 disclosures". */
  valueText?: string;
};
type Base = Own & RootProps<'div', 'children'>;

const within = (value: number): number => Math.min(1, Math.max(0, Number.isFinite(value) ? value : 0));

const aria = ({ value, label, valueText, ...rest }: Base) => ({
  ...rest,
  role: 'progressbar',
  'aria-label': label,
  'aria-valuemin': 0,
  'aria-valuemax': 100,
  'aria-valuenow': Math.round(within(value) * 100),
  'aria-valuetext': valueText,
});

export type ProgressProps = Base & {
  /** `success` once it is complete, `danger` where it went wrong. */
  tone?: (typeof progressTones)[number];
};

/** Progress as a bar over the whole width of its container. */
export const Progress = ({ tone = 'accent', ...base }: ProgressProps) => (
  <div {...aria(base)} className={css.track}>
    <span className={css.fill({ tone })} style={{ width: `${within(base.value) * 100}%` }} />
  </div>
);

export type ProgressRingProps = Base & {
  /** 20, 48 or 80 px. */
  size?: (typeof ringSizes)[number];
  /** Inside the ring, e.g. the percentage; nothing in the small one. */
  children?: ReactNode;
};

const box = 48;
const widthOf = { small: 8, regular: 5, large: 4 } as const;

/** The ring without words, for places that show the value themselves. */
export const RingDrawing = ({
  value: asked,
  size = 'regular',
}: {
  value: number;
  size?: (typeof ringSizes)[number];
}) => {
  const value = within(asked);
  const strokeWidth = widthOf[size];
  const radius = (box - strokeWidth) / 2;
  const length = 2 * Math.PI * radius;
  const circle = { cx: box / 2, cy: box / 2, r: radius, strokeWidth };
  return (
    <svg viewBox={`0 0 ${box} ${box}`} className={css.circles} aria-hidden>
      <circle {...circle} className={css.rest} />
      {value > 0 && (
        <circle
          {...circle}
          className={css.done({ complete: value >= 1 })}
          strokeDasharray={length}
          strokeDashoffset={length * (1 - value)}
        />
      )}
    </svg>
  );
};

/** Progress as a ring; in the success colour when complete. */
export const ProgressRing = ({ size = 'regular', children, ...base }: ProgressRingProps) => (
  <div {...aria(base)} className={css.ring({ size })}>
    <RingDrawing value={base.value} size={size} />
    {size !== 'small' && children !== undefined && <span className={css.figure}>{children}</span>}
  </div>
);
