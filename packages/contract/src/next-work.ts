/** The work that a report needs next; `explain` where the framework asks for provisions that it neither reports nor explains. */
export type NextWork = 'select' | 'answer' | 'explain' | 'publish';

type Progress = { readonly done: number; readonly total: number; readonly missing?: number | undefined };

/** The same rule for everything that calls a report ready: Home, the clients' board and its filter. */
export const nextWorkOf = ({ done, total, missing = 0 }: Progress): NextWork => {
  if (total === 0) return 'select';
  if (done < total) return 'answer';
  return missing > 0 ? 'explain' : 'publish';
};
