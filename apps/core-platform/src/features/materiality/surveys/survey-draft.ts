import { type Survey, sameJson } from '@esg/contract';

/** What of a survey is typed, and saved together. */
export type SurveyTexts = Pick<Survey, 'content' | 'opensAt' | 'closesAt' | 'reminds'>;
/** What somebody types about a survey, with what they began from; drafts of an earlier release do not know that. */
export type TypedSurvey = SurveyTexts & { readonly version: number; readonly began?: SurveyTexts | undefined };

/** What of a survey is typed. */
export const textsOf = ({ content, opensAt, closesAt, reminds }: SurveyTexts): SurveyTexts => ({
  content,
  opensAt,
  closesAt,
  reminds,
});

/** A survey as somebody begins to change it. */
export const typedOf = (survey: Survey): TypedSurvey => ({
  ...textsOf(survey),
  version: survey.version,
  began: textsOf(survey),
});

/** Whether nobody changed what is typed: what raised the version since then was something else, such as its groups. */
export const isAsBegun = ({ began }: TypedSurvey, stands: SurveyTexts): boolean =>
  began !== undefined && sameJson(began, textsOf(stands));

/** The same, typed on top of what stands now where that differs in nothing that is typed: it is not stale by groups alone. */
export const onTopOf = (typed: TypedSurvey, stands: Survey): TypedSurvey =>
  isAsBegun(typed, stands) ? { ...typed, version: Math.max(typed.version, stands.version) } : typed;

/** What was typed while the rest was being saved goes on from what is saved. */
export const afterSave = (typed: TypedSurvey, saved: Survey): TypedSurvey => ({
  ...typed,
  version: saved.version,
  began: textsOf(saved),
});
