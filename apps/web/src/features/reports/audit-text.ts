import type { DisclosureStatus, Framework, Language, Period } from '@esg/contract';

/** The disclosure that an entry's section names. */
export const disclosureOf = (framework: Framework | undefined, code: string | null) =>
  framework?.topics.flatMap(({ disclosures }) => disclosures).find((disclosure) => disclosure.code === code);

type LoggedStatus = { readonly status: DisclosureStatus; readonly rest: readonly string[] };

/** The notation of a status in the log: `omitted: <reason> (<explanation>)`, the latter two only if the disclosure was left out. */
const loggedStatus =
  /^(new|in-progress|pending-approval|approval-accepted|approval-rejected|completed|omitted)(?:: (\S+)(?: \((.*)\))?)?$/s;

/** Reads a status of the log; undefined for other texts. The reason is shown by its label if the framework has it. */
export const readLoggedStatus = (
  text: string,
  framework: Framework | undefined,
  language: Language,
): LoggedStatus | undefined => {
  const [, status, reason, explanation] = text.match(loggedStatus) ?? [];
  if (!status) return undefined;
  const label = framework?.omissionReasons.find(({ code }) => code === reason)?.label[language];
  return {
    status: status as DisclosureStatus,
    rest: [label ?? reason, explanation].filter((part) => part !== undefined),
  };
};

/** Reads a period of the log, `start/end`. */
export const readLoggedPeriod = (text: string): Period | undefined => {
  const [, start, end] = text.match(/^(\d{4}-\d{2}-\d{2})\/(\d{4}-\d{2}-\d{2})$/) ?? [];
  return start && end ? { start, end } : undefined;
};
