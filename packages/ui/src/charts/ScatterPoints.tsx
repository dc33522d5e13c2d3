import { clamp, type Mark, type ScatterLayout, type ScatterPoint } from '@esg/chart-model';
import { type KeyboardEvent, memo, type ReactNode, useRef, useState } from 'react';
import { Marks } from './parts/Marks.tsx';
import { Tip, TipFigures } from './parts/Tip.tsx';
import { classOfTone } from './parts/tone.ts';
import * as css from './ScatterChart.css.ts';

type ScatterPointsProps = {
  label: string;
  layout: ScatterLayout;
  size: { width: number; height: number };
  /** Drawn behind the points. */
  ground: readonly Mark[];
  /** Drawn on top of the points. */
  children: ReactNode;
};

/** The point being read: the one that has focus or is below the pointer. Keys move focus from point to point. */
const useReading = (placed: ScatterLayout['placed']) => {
  const list = useRef<SVGGElement>(null);
  const [wanted, setWanted] = useState(0);
  const [shown, setShown] = useState<string>();
  const last = placed.length - 1;
  const stop = clamp(wanted, 0, Math.max(0, last));
  const hide = () => setShown(undefined);

  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Escape') hide();
    const to = {
      ArrowRight: stop + 1,
      ArrowDown: stop + 1,
      ArrowLeft: stop - 1,
      ArrowUp: stop - 1,
      Home: 0,
      End: last,
    }[event.key];
    if (to === undefined || last < 0) return;
    event.preventDefault();
    setWanted(clamp(to, 0, last));
    list.current?.querySelectorAll<SVGGElement>('[role="listitem"]')[clamp(to, 0, last)]?.focus();
  };
  return {
    list,
    stop,
    read: placed.find(({ point }) => point.id === shown),
    keys,
    /** Shows the figures of a point; with its index the Tab key stops there from now on. */
    show: (id: string, place = wanted) => {
      setWanted(place);
      setShown(id);
    },
    hide,
  };
};

/** The points of a field: one stop for Tab, then arrows, Home and End; the figures of the current one are beside it. */
export const ScatterPoints = ({ label, layout, size, ground, children }: ScatterPointsProps) => {
  const { list, stop, read, keys, show, hide } = useReading(layout.placed);
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: HTML groups cannot stand in SVG */}
      <svg className={css.field} {...size} role="group" aria-label={label}>
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes focus */}
        <g aria-hidden="true" className={css.ground}>
          <Marks marks={ground} />
        </g>
        {/* biome-ignore lint/a11y/useSemanticElements: HTML lists cannot stand in SVG */}
        {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group has no behaviour of its own */}
        <g ref={list} role="list" aria-label={label} onKeyDown={keys}>
          {layout.placed.map((dot, place) => (
            // biome-ignore lint/a11y/useSemanticElements: see above
            // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group has no behaviour of its own
            <g
              key={dot.point.id}
              className={css.point}
              role="listitem"
              aria-label={`${dot.point.label}: ${dot.point.display}`}
              tabIndex={place === stop ? 0 : -1}
              onFocus={() => show(dot.point.id, place)}
              onBlur={hide}
              onPointerEnter={() => show(dot.point.id)}
              onPointerLeave={hide}
            >
              <Dot {...dotOf(dot, layout.names[place])} />
            </g>
          ))}
        </g>
        {children}
      </svg>
      {read && (
        <Tip box={{ x: read.x - 8, y: read.y, width: 16, height: 0 }} width={size.width}>
          <TipFigures heading={read.point.label} figures={figuresOf(read.point)} />
        </Tip>
      )}
      <NumberKey numbered={layout.numbered} />
    </>
  );
};

/** What stands beside a point that is read: where it is, and what stands there with it. */
const figuresOf = ({ display, members = [] }: ScatterPoint) => [
  { id: 'point', label: display, display: '' },
  ...members.map((name, place) => ({ id: `${place}`, label: name, display: '' })),
];

/** What the numbers of the drawing stand for. Screen readers have each name with its point. */
const NumberKey = memo(({ numbered }: Pick<ScatterLayout, 'numbered'>) =>
  numbered.length === 0 ? null : (
    <div className={css.key} aria-hidden="true">
      {numbered.map(({ number, names }) => (
        <div key={number} className={css.keyEntry}>
          <span className={css.keyNumber}>{number}</span>
          <span>
            {names.map((name, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two things may have the same name
              <span key={place} className={css.keyName}>
                {name}
              </span>
            ))}
          </span>
        </div>
      ))}
    </div>
  ),
);

type Placed = ScatterLayout['placed'][number];
type DotProps = Omit<Placed, 'point'> & {
  /** Whether several things stand there together. */
  isRing: boolean;
  name: string | undefined;
  nameX: number | undefined;
  nameY: number | undefined;
  nameAnchor: 'start' | 'middle' | 'end' | undefined;
};

/** In single values, which stay the same for most points while a threshold moves. */
const dotOf = ({ point, ...place }: Placed, name: ScatterLayout['names'][number]): DotProps => ({
  ...place,
  isRing: point.members !== undefined,
  name: name?.text,
  nameX: name?.x,
  nameY: name?.y,
  nameAnchor: name?.anchor,
});

/** A point, or a ring around its number, with a larger circle around it for the pointer, and its name beside it, or its number where there is no room. */
const Dot = memo(({ x, y, radius, tone, number, isPassed, isRing, name, nameX, nameY, nameAnchor }: DotProps) => (
  <>
    <circle className={css.target} cx={x} cy={y} r={12} />
    <circle
      className={`${isRing ? css.ring : css.dot} ${classOfTone(tone)}`}
      data-tone={isPassed ? 'highlight' : 'quiet'}
      cx={x}
      cy={y}
      r={radius}
    />
    {isRing && (
      <text className={css.number} x={x} y={y} textAnchor="middle" dominantBaseline="central">
        {number}
      </text>
    )}
    {name !== undefined && (
      <text className={css.name} x={nameX} y={nameY} textAnchor={nameAnchor} dominantBaseline="central">
        {name}
      </text>
    )}
  </>
));
