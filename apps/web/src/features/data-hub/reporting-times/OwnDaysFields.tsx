import { type IssueDescription, lineIssue, PeriodInput, useProblemSentences } from '@esg/app-kit';
import { limits, type Period } from '@esg/contract';
import { TextField } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';

/** A name and days as typed; `period` is null while they are incomplete. */
export type OwnDays = { readonly name: string; readonly period: Period | null };

/** Name and days of one reporting time: their values, their errors, and the value to send. */
export const useOwnDays = (first: OwnDays) => {
  const { t } = useLingui();
  const { issue, issueAt } = useProblemSentences();
  const nameId = useId();
  const periodId = useId();
  const [draft, setDraft] = useState(first);
  const [tried, setTried] = useState(false);
  const nameLabel = t`Name`;
  const periodLabel = t`Days`;
  const name = draft.name.trim();
  const nameIssue = name ? lineIssue(name) : undefined;
  const periodIssue: IssueDescription | undefined = draft.period ? undefined : { rule: 'required', params: {} };
  const nameError = tried && nameIssue ? issue(nameIssue, nameLabel) : undefined;
  const periodError = tried && periodIssue ? issue(periodIssue, periodLabel) : undefined;
  const errors = [
    ...(nameError ? [{ fieldId: nameId, message: nameError }] : []),
    ...(periodError ? [{ fieldId: periodId, message: periodError }] : []),
  ];
  return {
    errors,
    /** The value to send; undefined, with the errors shown, while something is missing. */
    take: () => {
      setTried(true);
      return draft.period && !nameIssue ? { name: name || null, period: draft.period } : undefined;
    },
    fields: { draft, setDraft, name: { id: nameId, label: nameLabel, error: nameError } },
    /** Props of `OwnDaysFields`, with the gateway's refusal. */
    period: (refusal: unknown) => ({
      id: periodId,
      label: periodLabel,
      error: periodError ?? issueAt(refusal, 'period', periodLabel),
    }),
  };
};

type OwnDaysFieldsProps = {
  readonly own: ReturnType<typeof useOwnDays>;
  readonly refusal: unknown;
  /** Why the days cannot be changed. */
  readonly fixed?: string | undefined;
};

/** The two fields of a reporting time with days of its own. */
export const OwnDaysFields = ({ own, refusal, fixed }: OwnDaysFieldsProps) => {
  const { t } = useLingui();
  const { draft, setDraft, name } = own.fields;
  const hold = () => setDraft({ ...draft, period: null });
  return (
    <>
      <TextField
        {...name}
        hint={t`Without a name it is called by its days.`}
        maxLength={limits.lineLengthMax}
        value={draft.name}
        onChange={({ value }) => setDraft({ ...draft, name: value })}
      />
      <PeriodInput
        frame={{ ...own.period(refusal), hint: fixed, required: true, saved: undefined, aside: undefined }}
        value={draft.period}
        onChange={(period) => setDraft({ ...draft, period })}
        onHold={hold}
        onBlur={() => {}}
        disabled={fixed !== undefined}
      />
    </>
  );
};
