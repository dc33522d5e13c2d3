import { createContext, use } from 'react';

/** The views beside a disclosure. */
export const sideViews = ['requirements', 'assistant', 'evidence', 'comments', 'tasks', 'history'] as const;
export type SideView = (typeof sideViews)[number];

/** The field whose comments are shown. */
export type CommentedField = { readonly code: string; readonly fieldKey: string };

export type Side = {
  readonly view: SideView;
  readonly field: CommentedField | undefined;
  /** Shows the view, and opens a closed panel; for comments of one field with the entry ready for typing. */
  readonly show: (view: SideView, field?: CommentedField) => void;
  /** Only chooses the view: the panel is open. */
  readonly choose: (view: SideView) => void;
  /** Shows the comments of all fields again. */
  readonly showAllComments: () => void;
};

export const SideContext = createContext<Side | undefined>(undefined);

/** Throws outside of the data input. */
export const useSide = (): Side => {
  const side = use(SideContext);
  if (!side) throw new Error('useSide needs the data input above it');
  return side;
};
