import { useMemo, useState } from 'react';
import type { CommentedField, Side, SideView } from './side-context.ts';

const key = 'report-side-panel-collapsed';

/** The view beside the disclosure, and whether the person has closed the panel, which this browser remembers. */
export const useSidePanel = (openSheet: () => void) => {
  const [isCollapsed, setCollapsed] = useState(() => localStorage.getItem(key) === '1');
  const [view, setView] = useState<SideView>('requirements');
  const [field, setField] = useState<CommentedField>();
  const collapse = (next: boolean) => {
    localStorage.setItem(key, next ? '1' : '0');
    setCollapsed(next);
  };
  const side = useMemo(
    (): Side => ({
      view,
      field,
      choose: setView,
      show: (next, about) => {
        setView(next);
        setField(about);
        localStorage.setItem(key, '0');
        setCollapsed(false);
        openSheet();
      },
      showAllComments: () => setField(undefined),
    }),
    [view, field, openSheet],
  );
  return { side, isCollapsed, collapse };
};
