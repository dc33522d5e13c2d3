import { currentOf, surveyMutations } from '@esg/api-client';
import { notify, useApi, useDraft } from '@esg/app-kit';
import { type Survey, sameJson } from '@esg/contract';
import { msg } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { afterSave, isAsBegun, onTopOf, type TypedSurvey, textsOf, typedOf } from './survey-draft.ts';

/** What respondents read and when, as it is typed: stored when somebody presses Save, or opens the survey; until then kept as a draft. */
export const useSurveyEditing = (survey: Survey) => {
  const { privacy, id } = survey;
  const draft = useDraft<TypedSurvey>(`surveys/${id}`, typedOf(survey));
  const latest = useRef(draft);
  latest.current = draft;
  const { mutateAsync, error, isPending, reset } = useMutation(surveyMutations.change(useApi(), useQueryClient()));
  const value = onTopOf(draft.value, survey);
  const put = (version: number) => mutateAsync({ id, privacy, ...textsOf(value), version });
  /** Stores what is typed, for whoever saw the survey at this version. Rejects where it is refused. */
  const store = async (seen: number) => {
    const sent = draft.value;
    const saved = await put(seen).catch((refused: unknown) => {
      const stands = currentOf<Survey>(refused);
      if (stands && isAsBegun(value, stands)) return put(stands.version);
      throw refused;
    });
    draft.done(sent);
    const now = latest.current;
    if (now.isChanged && !sameJson(textsOf(now.value), textsOf(sent))) draft.change(afterSave(now.value, saved));
    return saved;
  };
  const save = (seen: number = value.version) =>
    void store(seen).then(
      () => notify('success', msg`The survey is saved`),
      // The refusal is shown as `error`.
      () => undefined,
    );
  return {
    value,
    isChanged: draft.isChanged,
    change: (part: Partial<TypedSurvey>) => draft.change({ ...value, ...part }),
    discard: () => {
      draft.discard();
      reset();
    },
    store: () => store(value.version),
    save,
    error,
    isPending,
    /** What somebody else saved meanwhile. */
    theirs: currentOf<Survey>(error),
  };
};
export type SurveyEditing = ReturnType<typeof useSurveyEditing>;
