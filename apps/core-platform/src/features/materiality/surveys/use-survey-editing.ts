import { currentOf, surveyMutations } from '@esg/api-client';
import { notify, useApi, useDraft } from '@esg/app-kit';
import type { Survey } from '@esg/contract';
import { msg } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** What somebody types about a survey. */
export type TypedSurvey = Pick<Survey, 'content' | 'opensAt' | 'closesAt' | 'reminds' | 'version'>;

/** What respondents read and when, as it is typed: stored when somebody presses Save, or opens the survey; until then kept as a draft. */
export const useSurveyEditing = (survey: Survey) => {
  const { content, opensAt, closesAt, reminds, privacy, id, version } = survey;
  const draft = useDraft<TypedSurvey>(`surveys/${id}`, { content, opensAt, closesAt, reminds, version });
  const { mutateAsync, error, isPending, reset } = useMutation(surveyMutations.change(useApi(), useQueryClient()));
  const { value } = draft;
  /** Stores what is typed, for whoever saw the survey at this version. Rejects where it is refused. */
  const store = async (seen: number) => {
    const saved = await mutateAsync({ id, privacy, ...value, version: seen });
    draft.done(value);
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
