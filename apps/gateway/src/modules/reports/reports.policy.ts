import {
  type Answer,
  type AnswerValue,
  canMove,
  type Disclosure,
  type DisclosureStatus,
  type Framework,
  isAnswered,
  type OmissionReason,
  offeredReasons,
  type ReportDisclosure,
  type ReportStatus,
  saysAnything,
} from '@esg/contract';

/** The facts about a selected disclosure from which statuses are derived. */
export type DisclosureState = {
  readonly status: DisclosureStatus;
  readonly omission: ReportDisclosure['omission'];
};

/** Answers of one disclosure by field key. */
export type AnswersByField = ReadonlyMap<string, AnswerValue | null>;

/** Answers by disclosure code, then field key. */
export const byPlace = (list: readonly Answer[]): Map<string, AnswersByField> =>
  new Map(
    [...Map.groupBy(list, ({ disclosureCode }) => disclosureCode)].map(([code, ofDisclosure]) => [
      code,
      new Map(ofDisclosure.map(({ fieldKey, value }) => [fieldKey, value])),
    ]),
  );

/** All disclosures of a framework, in its order. */
export const disclosuresOf = (framework: Pick<Framework, 'topics'>): Disclosure[] =>
  framework.topics.flatMap(({ disclosures }) => disclosures);

/** How many fields of the disclosure have an answer. */
export const countAnswered = ({ fields }: Disclosure, answers: AnswersByField) =>
  fields.filter(({ key }) => isAnswered(answers.get(key) ?? null)).length;

/** Required fields of the disclosure without an answer. */
export const missingFields = ({ fields }: Disclosure, answers: AnswersByField) =>
  fields.filter(({ key, required }) => required && !isAnswered(answers.get(key) ?? null));

/**
 * Status of a disclosure after what one of its answers says has changed: a completed one is in progress again. An omitted one stays omitted: only a
 * person can undo an omission and its explanation.
 */
export const statusAfterAnswer = (
  status: DisclosureStatus,
  disclosure: Disclosure,
  answers: AnswersByField,
): DisclosureStatus => {
  if (status === 'omitted') return 'omitted';
  return countAnswered(disclosure, answers) > 0 ? 'in-progress' : 'new';
};

/** Whether the omission of the disclosure is explained as its framework requires. A reason that was withdrawn since does not count. */
export const omissionExplained = (
  framework: Pick<Framework, 'omissionReasons'>,
  omission: DisclosureState['omission'],
) => {
  const reason = omission && findReason(offeredReasons(framework), omission.reason);
  return Boolean(reason && (!reason.needsExplanation || saysAnything(omission.explanation)));
};

/** The framework's reason with that code. */
export const findReason = (reasons: readonly OmissionReason[], code: string) =>
  reasons.find((reason) => reason.code === code);

/** Whether these disclosures are finished: there are some, and each is completed or omitted. */
export const areDone = (disclosures: readonly Pick<DisclosureState, 'status'>[]) =>
  disclosures.length > 0 && disclosures.every(({ status }) => status === 'completed' || status === 'omitted');

/** Whether the report is finished: name, period, and every selected disclosure. */
export const isComplete = (report: { readonly name: string; readonly period: object | null }, done: boolean) =>
  report.name.trim() !== '' && report.period !== null && done;

/**
 * Status of an editable report after a change (decision 6): the first change starts it, a finished report is completed, an unfinished one
 * is reopened. The contract allows every step taken here.
 */
export const settledStatus = (status: ReportStatus, complete: boolean): ReportStatus => {
  const started = status === 'new' || status === 'approval-rejected' ? 'in-progress' : status;
  const wanted = complete ? 'completed' : 'in-progress';
  return canMove(started, wanted) ? wanted : started;
};
