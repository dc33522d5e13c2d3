import {
  type AuditEntry,
  type Entity,
  type Framework,
  issueAt,
  type Report,
  type ReportChange,
  realDay,
  sameJson,
} from '@esg/contract';
import { ProblemError } from '../../platform/http/index.ts';
import { disclosuresOf } from './reports.policy.ts';

const settings = [
  ...(['name', 'description', 'reportingBoundary', 'period', 'entityIds', 'languages'] as const),
  ...(['issuerClass', 'materialTopics', 'disclosureCodes'] as const),
];
type Setting = (typeof settings)[number];

/** Settings that a change really changes. */
export type ChangedSettings = Partial<Pick<Report, Setting>>;

/** Codes once each, in framework order. Throws `disclosure.not_selected` for one that the framework does not have. */
const inFrameworkOrder = (framework: Framework, codes: readonly string[]) => {
  const known = disclosuresOf(framework).map(({ code }) => code);
  const issues = codes.flatMap((code, index) =>
    known.includes(code) ? [] : [issueAt(`disclosureCodes.${index}`, 'choice_unknown', { choice: code })],
  );
  if (issues.length > 0) throw new ProblemError('disclosure.not_selected', { issues });
  const wanted = new Set(codes);
  return known.filter((code) => wanted.has(code));
};

/** Topics once each, in framework order. Throws `request.invalid` for one that the framework does not have. */
const knownTopics = ({ topics }: Framework, codes: readonly string[]) => {
  const known = topics.map(({ code }) => code);
  const issues = codes.flatMap((code, index) =>
    known.includes(code) ? [] : [issueAt(`materialTopics.${index}`, 'choice_unknown', { choice: code })],
  );
  if (issues.length > 0) throw new ProblemError('request.invalid', { issues });
  return known.filter((code) => codes.includes(code));
};

const requireRealDays = ({ period }: ReportChange) => {
  const issues = (['start', 'end'] as const).flatMap((end) =>
    period && !realDay(period[end]) ? [issueAt(`period.${end}`, 'date_invalid')] : [],
  );
  if (issues.length > 0) throw new ProblemError('request.invalid', { issues });
};

/** What of the change differs from what is stored. Throws where a value does not fit the framework or the calendar. */
export const changedSettings = (before: Report, change: ReportChange, framework: Framework): ChangedSettings => {
  requireRealDays(change);
  const wanted: ChangedSettings = {
    ...change,
    ...(change.languages && { languages: [...new Set(change.languages)] }),
    ...(change.entityIds && { entityIds: [...new Set(change.entityIds)] }),
    ...(change.materialTopics && { materialTopics: knownTopics(framework, change.materialTopics) }),
    ...(change.disclosureCodes && { disclosureCodes: inFrameworkOrder(framework, change.disclosureCodes) }),
  };
  const changed = settings.filter((key) => wanted[key] !== undefined && !sameJson(wanted[key], before[key]));
  return Object.fromEntries(changed.map((key) => [key, wanted[key]]));
};

const worded = (value: Report[Setting]): string => {
  if (value === null) return '';
  if (typeof value === 'string') return value;
  return Array.isArray(value) ? value.join(', ') : `${value.start}/${value.end}`;
};

/** One entry of the audit log for each changed setting; entities are logged by the names they have now. */
export const settingsAudit = (
  before: Report,
  changed: ChangedSettings,
  entities: readonly Pick<Entity, 'id' | 'name'>[],
) => {
  const said = (field: Setting, value: Report[Setting]) =>
    field === 'entityIds' && Array.isArray(value)
      ? value.map((id) => entities.find((entity) => entity.id === id)?.name ?? id).join(', ')
      : worded(value);
  return settings.flatMap((field): Pick<AuditEntry, 'action' | 'field' | 'oldValue' | 'newValue'>[] => {
    const value = changed[field];
    if (value === undefined) return [];
    return [{ action: 'changed', field, oldValue: said(field, before[field]), newValue: said(field, value) }];
  });
};
