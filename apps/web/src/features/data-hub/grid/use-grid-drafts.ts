import { draftsOf, useServices } from '@esg/app-kit';
import { useEffect, useState } from 'react';
import { cellKeyOf, type GridColumn, type GridRow } from './grid-model.ts';

const prefix = 'grid/';

/** Keeps what is typed into cells in this browser until it is stored or taken back. */
export const useGridDrafts = () => {
  const userId = useServices().session.userId() ?? '';
  const drafts = draftsOf(userId);
  return {
    keep: (key: string, text: string) =>
      void drafts.keep({ id: `${prefix}${key}`, value: text, version: 0, seen: null }),
    drop: (key: string) => void drafts.drop(`${prefix}${key}`),
    /** Texts by cell that were typed before the page was opened. */
    earlier: useEarlier(userId),
  };
};

const useEarlier = (userId: string): ReadonlyMap<string, string> | undefined => {
  const [found, setFound] = useState<ReadonlyMap<string, string>>();
  useEffect(() => {
    void draftsOf(userId)
      .all()
      .then((all) =>
        setFound(
          new Map(
            all.flatMap(({ id, value }) =>
              id.startsWith(prefix) && typeof value === 'string' ? [[id.slice(prefix.length), value]] : [],
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
  readonly onFound: (typed: { row: GridRow; column: GridColumn; text: string }) => void;
};

/** Puts what was typed earlier back into its cells, each once, as soon as they are shown. */
export const useEarlierTyped = (
  earlier: ReadonlyMap<string, string> | undefined,
  { rows, columns, isRead, onFound }: Shown,
) => {
  const [met] = useState(() => new Set<string>());
  useEffect(() => {
    if (!earlier || earlier.size === met.size) return;
    for (const [place, row] of rows.entries()) {
      if (!isRead(place)) continue;
      for (const column of columns) {
        const key = cellKeyOf(row.id, column);
        const text = earlier.get(key);
        if (text === undefined || met.has(key)) continue;
        met.add(key);
        onFound({ row, column, text });
      }
    }
  }, [earlier, rows, columns, isRead, onFound, met]);
};
