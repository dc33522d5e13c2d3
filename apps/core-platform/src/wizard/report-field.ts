import { ApiError } from '@esg/api-client';
import type { AnswerConflict, Issue, LocalizedText, Report, ReportChange } from '@esg/contract';
import { limits, sameJson } from '@esg/contract';

/** Settings of a report that save by themselves, one by one. */
export type ReportFieldKey =
  | ('names' | 'descriptions' | 'reportingBoundaries' | 'period' | 'languages')
  | ('entityIds' | 'figuresByEntity' | 'figuresByEntityLevel')
  | ('issuerClass' | 'materialTopics' | 'disclosureCodes');
export type ReportFieldValue<Key extends ReportFieldKey> = Report[Key];

type Change = { value: unknown; version: number /** Value that the person saw. */; seen: unknown };

const issue = (path: string, rule: Issue['rule'], params: Issue['params'] = {}): Issue => ({ path, rule, params });

const lineIssues = (path: string, text: string): Issue[] => {
  const length = text.trim().length;
  if (length === 0) return [issue(path, 'required')];
  if (length < limits.lineLengthMin) return [issue(path, 'too_short', { length: limits.lineLengthMin })];
  return length > limits.lineLengthMax ? [issue(path, 'too_long', { length: limits.lineLengthMax })] : [];
};

/** One name is enough: the other edition uses it too. Each wrong one is named by its language. */
const namesIssues = (path: string, names: LocalizedText): Issue[] => {
  const typed = Object.entries(names).filter(([, name]) => name.trim() !== '');
  if (typed.length === 0) return lineIssues(path, '');
  return typed.flatMap(([language, name]) => lineIssues(`${path}.${language}`, name));
};

const textIssues = (path: string, texts: LocalizedText): Issue[] =>
  Object.entries(texts)
    .filter(([, text]) => text.trim().length > limits.reportTextLengthMax)
    .map(([language]) => issue(`${path}.${language}`, 'too_long', { length: limits.reportTextLengthMax }));

/** The errors of the value, before it is sent (spec section 5). Empty where there are none. */
export const issuesOf = (key: ReportFieldKey, value: unknown): Issue[] => {
  switch (key) {
    case 'names':
      return namesIssues(key, value as Report['names']);
    case 'descriptions':
    case 'reportingBoundaries':
      return textIssues(key, value as LocalizedText);
    case 'period': {
      const period = value as Report['period'];
      if (!period?.start) return [issue('period.start', 'required')];
      if (!period.end) return [issue('period.end', 'required')];
      return period.end < period.start ? [issue('period.end', 'period_end_before_start')] : [];
    }
    case 'languages':
      return (value as Report['languages']).length === 0 ? [issue(key, 'required')] : [];
    default:
      return [];
  }
};

const isStale = (error: unknown) => error instanceof ApiError && error.code === 'report.stale';

const refused = (issues: Issue[]) =>
  new ApiError(422, 'request.invalid', {
    statusCode: 422,
    code: 'request.invalid',
    message: 'refused before it was sent',
    requestId: '',
    issues,
  });

export interface ReportFieldPorts {
  /** The report as this browser has loaded it. */
  readonly known: () => Promise<Report>;
  /** The report as it is stored now. */
  readonly read: () => Promise<Report>;
  readonly write: (change: ReportChange) => Promise<Report>;
  /** Name of the person who changed the report last. */
  readonly lastEditor: () => Promise<string>;
}

/** The same shape as a stale answer, so that the field shows both people's values. */
const conflict = async (key: ReportFieldKey, stored: Report, lastEditor: ReportFieldPorts['lastEditor']) =>
  new ApiError(409, 'answer.stale', {
    statusCode: 409,
    code: 'answer.stale',
    message: 'the field was changed by somebody else',
    requestId: '',
    current: {
      value: stored[key],
      version: stored.version,
      updatedAt: stored.updatedAt,
      updatedBy: { id: '', name: await lastEditor() },
      // The saved field uses its own type of value here, not an answer's.
    } as unknown as AnswerConflict['current'],
  });

/**
 * Saves one field of the report. The report has one version for all its fields: a stale version is sent again when only other fields
 * changed, and becomes a conflict when somebody changed this same field since the person saw it.
 */
export const saveReportField =
  <Key extends ReportFieldKey>(key: Key, ports: ReportFieldPorts) =>
  async ({ value, version, seen }: Change) => {
    const issues = issuesOf(key, value);
    if (issues.length > 0) throw refused(issues);
    let stored = await ports.known();
    for (;;) {
      const isOthers = stored.version !== version && !sameJson(stored[key], seen) && !sameJson(stored[key], value);
      if (isOthers) throw await conflict(key, stored, ports.lastEditor);
      try {
        const saved = await ports.write({ [key]: value, version: stored.version });
        return { value: saved[key] as ReportFieldValue<Key>, version: saved.version, updatedAt: saved.updatedAt };
      } catch (error) {
        if (!isStale(error)) throw error;
        stored = await ports.read();
      }
    }
  };
