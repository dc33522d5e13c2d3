import { useDraft, useProblemSentences } from '@esg/app-kit';
import { nothingTyped, ReportNameFields, useReportNames } from '@esg/app-kit/company';
import { type Language, proposedTitle, type ReportDraft, type ReportingTime, timeName } from '@esg/contract';
import { Banner } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useCreation } from './use-creation.ts';

type NameOptions = {
  /** Key of the stored draft, if the version may still change. */
  readonly draftId?: string | undefined;
  readonly autoFocus?: boolean;
  /** The year of the report, with which its name begins. */
  readonly time?: Pick<ReportingTime, 'name' | 'period'> | undefined;
  /** Short name of its framework. */
  readonly framework?: string | undefined;
  /** The languages of the report or template to start from. */
  readonly languages?: readonly Language[] | undefined;
};

/**
 * The languages and the name of a new report, and its creation: everything a form needs, on whichever page. A second press or a retry never
 * creates a second report; `renew` is called when another choice changes.
 */
export const useReportName = (
  draft: Omit<ReportDraft, 'name' | 'names' | 'languages'>,
  { draftId = draft.versionId, autoFocus = false, time, framework, languages }: NameOptions = {},
) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const { create, renew, pending, error } = useCreation();
  const typed = useDraft(`new-report/${draftId}`, nothingTyped);
  const [tried, setTried] = useState(false);
  const report = useReportNames({
    typed: typed.value,
    startsWith: languages,
    propose: (language, organisation, place) =>
      time && framework && organisation
        ? proposedTitle(organisation, { year: timeName(time, language), framework, place }, language)
        : '',
  });
  return {
    pending,
    renew,
    form: {
      onSubmit: () => {
        setTried(true);
        if (report.errors.length === 0 && !pending) create({ ...draft, ...report.wish }, () => typed.done(typed.value));
      },
      errorsTitle: t`The report wasn’t created`,
      errors: tried ? report.errors : [],
    },
    refusal: error && <Banner tone="danger" title={problem(error)} />,
    field: (
      <ReportNameFields
        report={report}
        typed={typed.value}
        onChange={(names) => {
          renew();
          typed.change(names);
        }}
        tried={tried}
        autoFocus={autoFocus}
      />
    ),
  };
};
