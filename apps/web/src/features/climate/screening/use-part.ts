import { type ApiError, currentOf } from '@esg/api-client';
import { notify, notifyProblem, useDraft } from '@esg/app-kit';
import { type ScreeningCategory, sameJson } from '@esg/contract';
import { msg } from '@lingui/core/macro';
import { useState } from 'react';

type Typed<Part> = { readonly typed: Part /** What was stored when typing began. */; readonly base: Part };

type PartOf<Part> = {
  /** Names it among the parts of a category. */
  readonly id: string;
  readonly category: ScreeningCategory;
  readonly partOf: (category: ScreeningCategory) => Part;
  readonly send: (part: Part, version: number) => Promise<ScreeningCategory>;
};

/**
 * A part of what is said of a category, such as its plan, as it is typed. It survives a reload until it is saved or discarded. What somebody
 * else stores in another part is no conflict; in this one it is shown beside the form, and replaced only by saving after that.
 */
export const usePart = <Part extends object>({ id, category, partOf, send }: PartOf<Part>) => {
  const stored = partOf(category);
  const draft = useDraft<Typed<Part>>(`climate-screening/${category.category}/${id}`, { typed: stored, base: stored });
  const [error, setError] = useState<ApiError | null>(null);
  const [pending, setPending] = useState(false);
  const { typed, base } = draft.value;
  const sendLatest = async (part: Part): Promise<ScreeningCategory> => {
    try {
      return await send(part, category.version);
    } catch (problem) {
      const current = currentOf<ScreeningCategory>(problem);
      if (!current || !sameJson(partOf(current), stored)) throw problem;
      return send(part, current.version);
    }
  };
  const undo = ({ version }: ScreeningCategory) =>
    void send(stored, version).then(() => notify('success', msg`Undone`), notifyProblem);
  const save = async () => {
    setPending(true);
    setError(null);
    try {
      const saved = await sendLatest(typed);
      draft.done(draft.value);
      notify('success', msg`Saved`, { label: msg`Undo`, run: () => undo(saved) });
    } catch (problem) {
      setError(problem as ApiError);
    } finally {
      setPending(false);
    }
  };
  return {
    draft,
    typed,
    type: (part: Partial<Part>) => draft.change({ typed: { ...typed, ...part }, base }),
    /** What somebody else has stored since typing began. */
    competing: draft.isChanged && !sameJson(base, stored) ? stored : undefined,
    isChanged: draft.isChanged,
    save: () => void save(),
    error,
    pending,
  };
};
