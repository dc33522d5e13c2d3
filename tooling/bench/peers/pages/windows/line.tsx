import { memo } from 'react';
import { columns } from './kit.tsx';

/** A row of a grid. */
export const Line = memo(({ index, top }: { index: number; top: number }) => (
  // biome-ignore lint/a11y/useSemanticElements: most rows are not in the page; a table element would miscount them
  <div
    className="line"
    role="row"
    tabIndex={-1}
    aria-rowindex={index + 1}
    style={{ transform: `translateY(${top}px)` }}
  >
    {columns.map((column) => (
      <div key={column}>{`${column} ${index}`}</div>
    ))}
  </div>
));
