import { sessionQueries } from '@esg/api-client';
import { lineIssue, useApi, useDraft, useProblemSentences } from '@esg/app-kit';
import type { ReportDraft } from '@esg/contract';
import { Banner, TextField } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useCreation } from './use-creation.ts';

type NameOptions = {
  readonly autoFocus?: boolean;
  /** What the report is about, for a name to begin with. */
  readonly year?: string | undefined;
};

/**
 * The name of a new report, and its creation: what a form needs, wherever it stands. Pressing twice, or trying again, never makes two
 * reports; `renew` is called when anything else of the wish changes.
 */
export const useReportName = (draft: Omit<ReportDraft, 'name'>, { autoFocus = false, year }: NameOptions = {}) => {
  const { t } = useLingui();
  const fieldId = useId();
  const { problem, issue } = useProblemSentences();
  const { create, renew, pending, error } = useCreation();
  const { data: profile } = useQuery(sessionQueries.profile(useApi()));
  const organisation = profile?.organizationName;
  const typed = useDraft(
    `text/report-name/${draft.versionId}`,
    year && organisation ? t`${organisation} ESG Report ${year}` : '',
  );
  const name = typed.value;
  const [tried, setTried] = useState(false);
  const label = t`Report name`;
  const wrong = lineIssue(name);
  const message = tried && wrong ? issue(wrong, label) : undefined;
  return {
    pending,
    renew,
    form: {
      onSubmit: () => {
        setTried(true);
        if (!wrong && !pending) create({ ...draft, name: name.trim() }, () => typed.done(name));
      },
      errorsTitle: t`The report was not created`,
      errors: message ? [{ fieldId, message }] : [],
    },
    refusal: error && <Banner tone="danger" title={problem(error)} />,
    field: (
      <TextField
        id={fieldId}
        label={label}
        hint={
          name === ''
            ? t`For example “Sustainability report 2026”. You can change it later.`
            : t`You can change it later.`
        }
        value={name}
        onChange={({ value }) => {
          renew();
          typed.change(value);
        }}
        error={message}
        required
        autoFocus={autoFocus}
      />
    ),
  };
};
