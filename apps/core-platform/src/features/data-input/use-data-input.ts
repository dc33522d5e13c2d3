import { reportQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { type Disclosure, frameworkReportPath } from '@esg/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type NavigateOptions, useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { useWizard } from '../../wizard/wizard-context.ts';
import { useWork } from '../../wizard/work/use-work.ts';
import { around, flatten, openAround, openedAt, outlineOf } from './outline.ts';
import { filterOf, narrowed, type WorkFilter } from './work/filter.ts';

/** How many of the next disclosures are loaded in advance: a step to the next one is shown at once, also while the connection is lost. */
const readAhead = 3;

/** Answers of the open disclosure by field; `undefined` until they are loaded. Those around it are loaded too. */
const useAnswers = (disclosures: readonly Disclosure[], place: number) => {
  const api = useApi();
  const queryClient = useQueryClient();
  const { report } = useWizard();
  const code = disclosures[place]?.code;
  const { data, error, refetch } = useQuery({
    ...reportQueries.answers(api, report.id, code ?? ''),
    enabled: code !== undefined,
  });
  const isRead = data !== undefined;
  useEffect(() => {
    if (!isRead || place < 0) return;
    const around = disclosures.slice(Math.max(0, place - 1), place + 1 + readAhead);
    for (const each of around) void queryClient.prefetchQuery(reportQueries.answers(api, report.id, each.code));
  }, [api, queryClient, report.id, disclosures, place, isRead]);
  const byField = useMemo(() => data && new Map(data.map((answer) => [answer.fieldKey, answer])), [data]);
  return { byField, error, refetch };
};

/** The disclosures that keys and buttons lead to. */
type Targets = Record<'previous' | 'next' | 'openBefore' | 'openAfter', Disclosure | undefined>;

/** Moves from the person's present disclosure, even if it is not rendered yet; returns false where there is no other one. */
const useMove = (targets: Targets, open: (code: string) => void) => {
  const latest = useRef(targets);
  latest.current = targets;
  return useCallback(
    (to: keyof Targets) => {
      const target = latest.current[to];
      if (target) open(target.code);
      return target !== undefined;
    },
    [open],
  );
};

/** The data of the data input: outline, states, answers, the open disclosure and the navigation. */
export const useDataInput = () => {
  const api = useApi();
  const { report, framework } = useWizard();
  const states = useQuery(reportQueries.disclosures(api, report.id));
  const search = useSearch({ strict: false }) as { disclosure?: unknown; show?: unknown };
  const navigate = useNavigate();

  const outline = useMemo(() => outlineOf(framework, report.disclosureCodes), [framework, report.disclosureCodes]);
  const disclosures = useMemo(() => flatten(outline), [outline]);
  const stateOf = useMemo(() => new Map((states.data ?? []).map((state) => [state.code, state])), [states.data]);
  const wanted = search.disclosure === undefined ? undefined : String(search.disclosure);
  const opened = openedAt(disclosures, wanted, stateOf);
  const neighbours = around(disclosures, opened?.code);
  const answers = useAnswers(disclosures, neighbours.place);

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

  const move = useMove({ ...neighbours, ...openAround(disclosures, opened?.code, stateOf) }, open);
  const { previous, next } = neighbours;
  const answersByField = answers.byField;
  const newest = useMemo(
    () => ({ opened, answers: answersByField, previous, next, stateOf, work, move, open }),
    [opened, answersByField, previous, next, stateOf, work, move, open],
  );

  return {
    outline,
    /** The part of the outline that matches the filter. */
    shown,
    show,
    narrow,
    work,
    disclosures,
    stateOf,
    /** The content of the middle pane. The list follows a key at once, the many fields of the open disclosure a moment later. */
    pane: useDeferredValue(newest),
    opened,
    place: neighbours.place,
    open,
    isLoading: !states.data,
    error: states.error ?? answers.error,
    refetch: () => Promise.all([states.refetch(), answers.refetch()]),
  };
};

export type OpenPane = ReturnType<typeof useDataInput>['pane'];
