import { reportQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { type Answer, frameworkReportPath } from '@esg/contract';
import { useQuery } from '@tanstack/react-query';
import { type NavigateOptions, useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { useWizard } from '../../wizard/wizard-context.ts';
import { useWork } from '../../wizard/work/use-work.ts';
import { around, flatten, openedAt, outlineOf } from './outline.ts';
import { filterOf, narrowed, type WorkFilter } from './work/filter.ts';

/** All answers by disclosure and field. */
const indexAnswers = (answers: readonly Answer[]) => {
  const index = new Map<string, Map<string, Answer>>();
  for (const answer of answers) {
    const fields = index.get(answer.disclosureCode) ?? new Map<string, Answer>();
    index.set(answer.disclosureCode, fields.set(answer.fieldKey, answer));
  }
  return index;
};

/** Everything the data input works on: outline, states, answers, the open disclosure and the way to another one. */
export const useDataInput = () => {
  const api = useApi();
  const { report, framework } = useWizard();
  const states = useQuery(reportQueries.disclosures(api, report.id));
  const answers = useQuery(reportQueries.answers(api, report.id));
  const search = useSearch({ strict: false }) as { disclosure?: unknown; show?: unknown };
  const navigate = useNavigate();

  const outline = useMemo(() => outlineOf(framework, report.disclosureCodes), [framework, report.disclosureCodes]);
  const disclosures = useMemo(() => flatten(outline), [outline]);
  const stateOf = useMemo(() => new Map((states.data ?? []).map((state) => [state.code, state])), [states.data]);
  const answersOf = useMemo(() => indexAnswers(answers.data ?? []), [answers.data]);
  const wanted = search.disclosure === undefined ? undefined : String(search.disclosure);
  const opened = openedAt(disclosures, wanted, stateOf);

  const show = filterOf(search.show);
  const work = useWork();
  const path = frameworkReportPath(report, 'data-input');
  const open = useCallback(
    (code: string) =>
      void navigate({ to: path, search: { disclosure: code, ...(show === 'all' ? {} : { show }) } } as NavigateOptions),
    [navigate, path, show],
  );
  const narrow = (filter: WorkFilter) =>
    void navigate({
      to: path,
      search: { ...(wanted ? { disclosure: wanted } : {}), ...(filter === 'all' ? {} : { show: filter }) },
    } as NavigateOptions);
  const shown = useMemo(() => {
    const statusOf = (code: string) => stateOf.get(code)?.status;
    return narrowed(outline, { filter: show, workOf: work.of, statusOf, selfId: work.selfId });
  }, [outline, show, work, stateOf]);

  return {
    outline,
    /** What of the outline fits the filter. */
    shown,
    show,
    narrow,
    work,
    disclosures,
    stateOf,
    answersOf,
    opened,
    ...around(disclosures, opened?.code),
    open,
    isLoading: !states.data || !answers.data,
    error: states.error ?? answers.error,
    refetch: () => Promise.all([states.refetch(), answers.refetch()]),
  };
};

export type DataInputState = ReturnType<typeof useDataInput>;
