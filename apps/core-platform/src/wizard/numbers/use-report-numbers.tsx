import { numberQueries } from '@esg/api-client';
import { useApi, useLanguage, useNumberFormat, type ValuesIn } from '@esg/app-kit';
import {
  asLinkedNumber,
  type Language,
  type LinkedNumber,
  linkedNumberState,
  type NumberPrint,
  numberFinder,
  printLinkedNumber,
  type ReportFigures,
} from '@esg/contract';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useMemo } from 'react';
import { useWizard } from '../wizard-context.ts';
import { nameOfNumber } from './choices.ts';

const NumberDialog = lazy(() => import('./NumberDialog.tsx').then((module) => ({ default: module.NumberDialog })));

const none: ReportFigures = { years: [], figures: [] };
const stateOf = { current: 'current', stale: 'stale', unconfirmed: 'stale', gone: 'gone' } as const;

/** The text beside a number in a text: what it is, and whether it has changed. */
const useNotes = () => {
  const { t } = useLingui();
  return (state: ReturnType<typeof linkedNumberState>, name: string, was: string, is: string) => {
    if (state === 'gone') return t`${name}: has no source. It was removed, left out, or has no answer yet.`;
    if (state === 'unconfirmed') return t`${name}: was ${was} in the report this text comes from, is now ${is}`;
    return state === 'stale' ? t`${name}: was ${was}, is now ${is}` : `${name}: ${is}`;
  };
};

/** The figures that texts of the report may name, with their present values and a mark on those that have changed. */
export const useReportNumbers = (): ValuesIn => {
  const { t } = useLingui();
  const language = useLanguage();
  const numberFormat = useNumberFormat();
  const { report, framework } = useWizard();
  const { data } = useQuery(numberQueries.figures(useApi(), report.id));
  const reported = data ?? none;
  const find = useMemo(() => numberFinder(reported), [reported]);
  const noteOf = useNotes();
  const labels = {
    insert: t`Insert number`,
    tools: t`Number in the text`,
    update: t`Update`,
    change: t`Change`,
    keepText: t`Keep as text`,
  };
  const show = (link: LinkedNumber, said: string, print: NumberPrint) => {
    const now = find(link);
    const state = linkedNumberState(link, now, print);
    const is = now ? printLinkedNumber(now, link, print) : said;
    const was = link.seen ? printLinkedNumber(link.seen, link, print) : said;
    const name = nameOfNumber(link, framework, language) ?? link.fieldKey;
    const isStale = state === 'stale' || state === 'unconfirmed';
    return {
      text: is,
      state: stateOf[state],
      note: noteOf(state, name, was, is),
      ...(isStale && was !== is && { before: was }),
      ...(isStale && now && { updated: { text: is, value: { ...link, seen: now } } }),
    };
  };
  const isKnown = data !== undefined;
  const choose = useCallback(
    (written: Language): NonNullable<ReturnType<ValuesIn>>['choose'] =>
      (choice) => (
        <Suspense>
          <NumberDialog reported={reported} isLoading={!isKnown} written={written} {...choice} />
        </Suspense>
      ),
    [reported, isKnown],
  );
  return (written) => ({
    labels,
    show: ({ text, value }) => {
      const link = asLinkedNumber(value);
      const print: NumberPrint = { language: written, numberFormat, units: framework.units, years: reported.years };
      return isKnown && link ? show(link, text, print) : { text, state: 'current', note: '' };
    },
    choose: choose(written),
  });
};
