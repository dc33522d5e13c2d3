import { draftsOf, useServices } from '@esg/app-kit';
import { useEffect, useState } from 'react';
import { cellKeyOf, type GridColumn, type GridRow } from './grid-model.ts';

const prefix = 'grid/';

/** Keeps what is typed into cells in this browser until it is stored or taken back. */
export const useGridDrafts = () => {
  const userId = useServices().session.userId() ?? '';
  const drafts = draftsOf(userId);
  return {
    /** `version` is that of the figure it was typed over, 0 where there was none. */
    keep: (key: string, text: string, version: number) =>
      void drafts.keep({ id: `${prefix}${key}`, value: text, version, seen: null }),
    drop: (key: string) => void drafts.drop(`${prefix}${key}`),
    /** What was typed before the page was opened, by cell. */
    earlier: useEarlier(userId),
  };
};

/** A text with the version of the figure that it was typed over. */
type Earlier = { readonly text: string; readonly version: number };

const useEarlier = (userId: string): ReadonlyMap<string, Earlier> | undefined => {
  const [found, setFound] = useState<ReadonlyMap<string, Earlier>>();
  useEffect(() => {
    void draftsOf(userId)
      .all()
      .then((all) =>
        setFound(
          new Map(
            all.flatMap(({ id, value, version }) =>
              id.startsWith(prefix) && typeof value === 'string'
                ? [[id.slice(prefix.length), { text: value, version }]]
                : [],
            ),
          ),
        ),
      );
  }, [userId]);
  return found;
};

type Shown = {
  readonly rows: readonly GridRow[];
  readonly columns: readonly GridColumn[];
  readonly isRead: (place: number) => boolean;
  readonly onFound: (typed: Earlier & { row: GridRow; column: GridColumn }) => void;
};

/** Puts what was typed earlier back into its cells, each once, as soon as they are shown. */
export const useEarlierTyped = (
  earlier: ReadonlyMap<string, Earlier> | undefined,
  { rows, columns, isRead, onFound }: Shown,
) => {
  const [met] = useState(() => new Set<string>());
  useEffect(() => {
    if (!earlier || earlier.size === met.size) return;
    for (const [place, row] of rows.entries()) {
      if (!isRead(place)) continue;
      for (const column of columns) {
        const key = cellKeyOf(row.id, column);
        const typed = earlier.get(key);
        if (typed === undefined || met.has(key)) continue;
        met.add(key);
        onFound({ row, column, ...typed });
      }
    }
  }, [earlier, rows, columns, isRead, onFound, met]);
};
