import { createContext, use } from 'react';

/** The views beside a disclosure. */
export const sideViews = ['requirements', 'evidence', 'comments', 'tasks', 'history'] as const;
export type SideView = (typeof sideViews)[number];

/** A field whose comments alone are shown. */
export type CommentedField = { readonly code: string; readonly fieldKey: string };

export type Side = {
  readonly view: SideView;
  readonly field: CommentedField | undefined;
  /** Brings a view into sight, also where the panel was put away; comments those of one field, ready to be written. */
  readonly show: (view: SideView, field?: CommentedField) => void;
  /** Only chooses the view: the panel is in sight. */
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
