import * as css from './plot.css.ts';

const linePx = 15;

type NamesProps = {
  names: readonly { at: number; lines: readonly string[] }[];
  /** Where the lines end. */
  x: number;
  isMuted?: boolean;
};

/** Names of rows in lines of text before a plot, each around its middle. */
export const Names = ({ names, x, isMuted = false }: NamesProps) =>
  names.map(({ at, lines }) => (
    <text key={at} className={isMuted ? css.tickText : css.label} textAnchor="end" dominantBaseline="central">
      {lines.map((line, place) => (
        <tspan key={line} x={x} y={at + (place - (lines.length - 1) / 2) * linePx}>
          {line}
        </tspan>
      ))}
    </text>
  ));
