import { useState } from 'react';

/**
 * Keeps what a person is typing while the caller keeps what it means. The typed text is shown as long as the caller's
 * value agrees with it, also when it means nothing yet; a value that comes from elsewhere replaces it.
 */
export const useDraft = <Value>(value: Value, empty: Value, show: (value: Value) => string) => {
  const [draft, setDraft] = useState<{ text: string; before: Value; means: Value | undefined }>();
  const agrees =
    draft !== undefined &&
    (draft.means === undefined ? value === draft.before || value === empty : value === draft.means);

  return {
    text: agrees ? draft.text : show(value),
    /** Keeps a typed text; `means` is `undefined` while it is unreadable. */
    keep: (text: string, means: Value | undefined) => setDraft({ text, before: value, means }),
    /** Shows the value in its usual form again; an unreadable text stays in sight. */
    tidy: () => agrees && draft.means !== undefined && setDraft(undefined),
    drop: () => setDraft(undefined),
  };
};
