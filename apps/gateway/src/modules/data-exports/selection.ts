import { type DataExportSelection, type Disclosure, issueAt, type Period, type Subject } from '@esg/contract';
import { findMetric, listMetrics } from '@esg/standards';
import type { Scoped } from '../../platform/database/index.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { frameworkIn } from '../frameworks/index.ts';
import { reportIn } from '../reports/index.ts';
import type { PointFilter } from './points.repository.ts';

const unknown = (path: string) => new ProblemError('request.invalid', { issues: [issueAt(path, 'choice_unknown')] });
const required = (path: string) => new ProblemError('request.invalid', { issues: [issueAt(path, 'required')] });

const orAll = <Item>(items: readonly Item[]) => (items.length === 0 ? null : items);

/** Metrics that answer the disclosure. The framework's own fields, which the metric library does not have, are none. */
const metricKeysOf = ({ fields }: Disclosure) =>
  fields.map(({ key }) => key).filter((key) => findMetric(key) !== undefined);

type Wanted = {
  readonly metricKeys: readonly string[] | null;
  readonly days: Period | null;
  /** By code: the metrics that answer each chosen disclosure. */
  readonly disclosures: ReadonlyMap<string, readonly string[]>;
};

const readDisclosures = async (scoped: Scoped, versionId: string, codes: readonly string[], path: string) => {
  const framework = await frameworkIn(scoped, versionId);
  if (!framework) throw unknown('versionId');
  const known = new Map(framework.topics.flatMap((topic) => topic.disclosures.map((entry) => [entry.code, entry])));
  return new Map(
    codes.map((code) => {
      const disclosure = known.get(code);
      if (!disclosure) throw unknown(path);
      return [code, metricKeysOf(disclosure)] as const;
    }),
  );
};

const keysIn = (disclosures: Wanted['disclosures']) => [...disclosures.values()].flat();

const ofReport = async (scoped: Scoped, selection: DataExportSelection): Promise<Wanted> => {
  if (selection.reportId === null) throw required('reportId');
  const { versionId, disclosureCodes, period } = await reportIn(scoped, selection.reportId);
  const codes = orAll(selection.disclosureCodes) ?? disclosureCodes;
  const disclosures = await readDisclosures(scoped, versionId, codes, 'disclosureCodes');
  return { metricKeys: [...new Set(keysIn(disclosures))], days: period, disclosures };
};

const chosen = async (scoped: Scoped, selection: DataExportSelection): Promise<Wanted> => {
  const { metricKeys, versionId, disclosureCodes, reportId } = selection;
  if (metricKeys.length === 0 && disclosureCodes.length === 0) throw required('metricKeys');
  if (metricKeys.some((key) => !findMetric(key))) throw unknown('metricKeys');
  if (disclosureCodes.length === 0) return { metricKeys, days: null, disclosures: new Map() };
  if (versionId === null && reportId === null) throw required('versionId');
  const wanted =
    versionId === null
      ? await ofReport(scoped, selection)
      : { days: null, disclosures: await readDisclosures(scoped, versionId, disclosureCodes, 'disclosureCodes') };
  return { ...wanted, metricKeys: [...new Set([...metricKeys, ...keysIn(wanted.disclosures)])] };
};

const wantedBy = (scoped: Scoped, selection: DataExportSelection): Promise<Wanted> => {
  if (selection.mode === 'selectDisclosures') return chosen(scoped, selection);
  if (selection.mode === 'exportAllDataReport') return ofReport(scoped, selection);
  return Promise.resolve({ metricKeys: null, days: null, disclosures: new Map() });
};

/**
 * The database filter of the selection. Throws `request.invalid` where it names something unknown, or lacks what its mode needs;
 * `resource.not_found` for a report of another organisation.
 */
export const resolveSelection = async (scoped: Scoped, selection: DataExportSelection) => {
  const { mode, subjects, reportingTimeIds, withInternal } = selection;
  if (mode === 'exportEntityData' && subjects.length === 0) throw required('subjects');
  const { metricKeys, days, disclosures } = await wantedBy(scoped, selection);
  const filter: PointFilter = {
    metricKeys,
    days,
    reportingTimeIds: orAll(reportingTimeIds),
    subjects: orAll<Subject>(subjects),
    internal: mode === 'exportInternalData' ? 'only' : withInternal ? 'with' : 'without',
  };
  return { filter, disclosures };
};

/** Keys of these metrics in the order of the library. */
export const inLibraryOrder = (keys: ReadonlySet<string>) =>
  listMetrics().flatMap(({ key }) => (keys.has(key) ? [key] : []));
