import type { ReactNode } from 'react';
import * as css from './Drawing.css.ts';

export type DrawingName = 'why' | 'topics' | 'collect' | 'publish';

/** A company surrounded by the people who ask about it. */
const Why = () => (
  <>
    <path d="M160 90 60 40M160 90 260 40M160 90 60 150M160 90 260 150" />
    <circle cx="60" cy="40" r="16" />
    <circle cx="260" cy="40" r="16" />
    <circle cx="60" cy="150" r="16" />
    <circle cx="260" cy="150" r="16" />
    <rect x="132" y="62" width="56" height="60" rx="4" className={css.filled} />
    <path d="M144 78h10M166 78h10M144 94h10M166 94h10" />
  </>
);

/** A leaf, two people and a balance. */
const Topics = () => (
  <>
    <path d="M40 130c0-50 20-76 60-84-2 46-18 74-60 84Zm0 0c14-26 26-44 44-62" className={css.strong} />
    <circle cx="146" cy="66" r="13" />
    <circle cx="180" cy="66" r="13" />
    <path d="M124 128c0-22 10-32 22-32s22 10 22 32M168 104c4-6 8-8 12-8 12 0 22 10 22 32" />
    <path d="M262 44v88M236 132h52M232 60h60M232 60l-14 34h28Zm60 0-14 34h28Z" />
    <circle cx="262" cy="44" r="6" className={css.filled} />
  </>
);

/** Sheets that merge into one. */
const Collect = () => (
  <>
    <rect x="24" y="24" width="56" height="40" rx="4" />
    <rect x="24" y="76" width="56" height="40" rx="4" />
    <rect x="24" y="128" width="56" height="40" rx="4" />
    <path d="M36 40h32M36 92h32M36 144h32" />
    <path d="M88 44c50 0 40 52 92 52M88 96h92M88 148c50 0 40-52 92-52" className={css.strong} />
    <rect x="188" y="36" width="104" height="120" rx="6" />
    <path d="M204 60h72M204 80h52" />
    <rect x="206" y="112" width="16" height="28" className={css.soft} />
    <rect x="232" y="100" width="16" height="40" className={css.filled} />
    <rect x="258" y="92" width="16" height="48" className={css.soft} />
  </>
);

/** Figures over the years, and a published report. */
const Publish = () => (
  <>
    <path d="M30 24v130h140" />
    <path d="m42 128 34-26 30 10 44-54" className={css.strong} />
    <circle cx="42" cy="128" r="5" className={css.filled} />
    <circle cx="76" cy="102" r="5" className={css.filled} />
    <circle cx="106" cy="112" r="5" className={css.filled} />
    <circle cx="150" cy="58" r="5" className={css.filled} />
    <path d="M206 30h62l24 24v100h-86Zm62 0v24h24" />
    <path d="m228 100 16 16 28-34" className={css.strong} />
  </>
);

const drawings: Record<DrawingName, () => ReactNode> = { why: Why, topics: Topics, collect: Collect, publish: Publish };

/** A line drawing; the words beside it have the same meaning. */
export const Drawing = ({ name }: { readonly name: DrawingName }) => {
  const Content = drawings[name];
  return (
    <svg className={css.drawing} viewBox="0 0 320 190" aria-hidden="true">
      <Content />
    </svg>
  );
};
