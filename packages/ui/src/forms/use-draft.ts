import { useState } from 'react';

/**
 * Keeps the typed text while the caller keeps its value. The typed text is shown as long as the caller's value agrees with it, even when it
 * has no value yet; a value from elsewhere replaces it.
 */
export const useDraft = <Value>(value: Value, empty: Value, show: (value: Value) => string) => {
  const [draft, setDraft] = useState<{ text: string; before: Value; means: Value | undefined }>();
  const agrees =
    draft !== undefined &&
    (draft.means === undefined ? value === draft.before || value === empty : value === draft.means);

  return {
    text: agrees ? draft.text : show(value),
    /** Stores a typed text; `means` is `undefined` while it is unreadable. */
    keep: (text: string, means: Value | undefined) => setDraft({ text, before: value, means }),
    /** Shows the value in its usual form again; an unreadable text stays in sight. */
    tidy: () => agrees && draft.means !== undefined && setDraft(undefined),
    drop: () => setDraft(undefined),
  };
};
