import { printedDay, printedPeriod } from './printed-dates.ts';
import { frameworkTitle, type ReportModel } from './report-model.ts';

/** The facts beside a report's introduction in every file and the preview, each with its label: period, framework, day of publication. */
export const introductionFacts = (model: ReportModel): [label: string, value: string][] => {
  const { words, framework, period, publishedAt, language } = model;
  const facts: [string, string][] = [
    [words.reportingPeriod, period ? printedPeriod(period, language) : ''],
    [words.preparedWith, frameworkTitle(framework)],
    [words.publishedOn, publishedAt ? printedDay(publishedAt.slice(0, 10), language) : words.draft],
  ];
  return facts.filter(([, value]) => value !== '');
};
