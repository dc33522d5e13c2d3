import { type ReactNode, useRef } from 'react';
import { usePatterns } from './patterns.ts';
import * as css from './plot.css.ts';
import { useWidth } from './use-width.ts';

type PlotProps = {
  /** Known before the width, so that nothing moves when the chart is drawn. */
  height: number;
  /** Whether it grows with what stands below the drawing. */
  grows?: boolean;
  children: (width: number) => ReactNode;
};

/** Room for a drawing as wide as its container. Draws as soon as the width is known, and again when it changes. */
export const Plot = ({ height, grows = false, children }: PlotProps) => {
  const room = useRef<HTMLDivElement>(null);
  const width = useWidth(room);
  usePatterns();
  return (
    <div className={css.plot} ref={room} style={grows ? { minHeight: height } : { height }}>
      {width > 0 && children(width)}
    </div>
  );
};

type DrawingProps = { width: number; height: number; children: ReactNode };

/** The visible part. Screen readers get the Reader on top of it, or the table. */
export const Drawing = ({ width, height, children }: DrawingProps) => (
  <svg className={css.drawing} width={width} height={height} aria-hidden="true">
    {children}
  </svg>
);
