import './kit.css';
import { memo, type ReactNode } from 'react';

/** The layout of a list from one way of windowing: its height, and the drawn rows with their positions. */
export type Window = {
  readonly height: number;
  readonly drawn: readonly { readonly index: number; readonly top: number }[];
  readonly measure: (row: HTMLElement | null) => void;
};

export type Entry = { readonly id: string; readonly lines: readonly string[] };

const entryAt = (index: number, longest: number): Entry => ({
  id: `entry-${index}`,
  lines: Array.from({ length: 1 + ((index * 7) % longest) }, (_, line) => `第 ${line + 1} 行文字 of entry ${index}`),
});

/** A list of entries of one to `longest` lines; a step adds `more` new ones in front. */
const roundsOf = (count: number, longest: number, more: number): ((step: number) => readonly Entry[]) => {
  const first = Array.from({ length: count }, (_, index) => entryAt(index, longest));
  const second = [...Array.from({ length: more }, (_, index) => entryAt(count + index, longest)), ...first];
  return (step) => (step === 0 ? first : second);
};

const Placed = memo(
  (row: {
    entry: Entry;
    index: number;
    top: number;
    measure: Window['measure'];
    draw: (entry: Entry) => ReactNode;
  }) => (
    <div
      ref={row.measure}
      className="placed"
      data-lane={row.entry.id}
      data-index={row.index}
      style={{ transform: `translateY(${row.top}px)` }}
    >
      {row.draw(row.entry)}
    </div>
  ),
);

type RowsProps = {
  entries: readonly Entry[];
  window: Window;
  draw: (entry: Entry) => ReactNode;
  list?: (list: HTMLElement | null) => void;
};

/** The drawn rows, the same for every way of windowing; drawn again only when their own content changes. */
export const Rows = ({ entries, window: { height, drawn, measure }, draw, list }: RowsProps) => (
  <div ref={list} className="list" style={{ height }}>
    {drawn.map(({ index, top }) => {
      const entry = entries[index];
      return entry && <Placed key={entry.id} index={index} entry={entry} top={top} measure={measure} draw={draw} />;
    })}
  </div>
);

/** An entry of an endless list, such as one of the audit log. */
export const drawEntry = (entry: Entry) => (
  <article className="entry" aria-label={entry.id}>
    {entry.lines.map((line) => (
      <p key={line}>{line}</p>
    ))}
  </article>
);

/** A row of a tree. */
export const drawBranch = (entry: Entry) => (
  <div className="branch">
    <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
      <path d="M6 4l4 4-4 4" />
    </svg>
    <span>{entry.lines[0]}</span>
    <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="6" />
    </svg>
  </div>
);

export const listOf = roundsOf(5000, 4, 1);
export const listGapPx = 12;
export const listGuessPx = 85;

export const treeOf = roundsOf(5000, 1, 50);
export const treeGapPx = 1;
export const treeGuessPx = 32;

export const chatOf = roundsOf(300, 9, 30);
export const chatGapPx = 16;
export const chatGuessPx = 125;

/** The overscan beyond either edge of the window, for every page. */
export const overscanPx = 600;

export const rowPx = 36;
export const rowCount = 100_000;
/** Rows drawn beyond either edge of a grid. */
export const rowsBeyond = 5;
export const columns = ['site', 'year', 'scope', 'gas', 'amount', 'unit', 'source', 'state'];

/** The source of the window of a page that scrolls by itself. */
export const insideScroller = { scroller: () => document.querySelector('.scroller') };
export const wholePage = { scroller: () => document.scrollingElement };
