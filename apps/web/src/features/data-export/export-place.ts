import { type DataExportMode, type DataExportSelection, dataExportModes, type Subject } from '@esg/contract';

/** The selection to export, as the address keeps it: it survives a reload and can be sent to somebody. */
export type ExportPlace = {
  readonly mode?: DataExportMode | undefined;
  /** With `selectDisclosures`: metrics are chosen one by one, or by the disclosures of a framework. */
  readonly by?: 'disclosures' | undefined;
  readonly metrics?: readonly string[] | undefined;
  readonly versionId?: string | undefined;
  readonly disclosures?: readonly string[] | undefined;
  readonly reportId?: string | undefined;
  readonly times?: readonly string[] | undefined;
  readonly subjects?: readonly string[] | undefined;
  readonly internal?: boolean | undefined;
};

const lengthMax = 200;
const itemsMax = 600;

const textIn = (value: unknown) =>
  typeof value === 'string' && value !== '' && value.length <= lengthMax ? value : undefined;
const textsIn = (value: unknown) => {
  const texts = Array.isArray(value) ? value.slice(0, itemsMax).flatMap((each) => textIn(each) ?? []) : [];
  return texts.length > 0 ? texts : undefined;
};

/** Reads an address that anybody may have typed; unknown values are dropped. */
export const readExportPlace = (search: Record<string, unknown>): ExportPlace => ({
  mode: dataExportModes.find((mode) => mode === search.mode),
  by: search.by === 'disclosures' ? 'disclosures' : undefined,
  metrics: textsIn(search.metrics),
  versionId: textIn(search.versionId),
  disclosures: textsIn(search.disclosures),
  reportId: textIn(search.reportId),
  times: textsIn(search.times),
  subjects: textsIn(search.subjects),
  internal: search.internal === true ? true : undefined,
});

/** The selection of the address; `undefined` while a value that its mode needs is missing. */
export const selectionOf = (place: ExportPlace): DataExportSelection | undefined => {
  const { mode = 'exportAll', by, metrics = [], versionId, disclosures = [], reportId, times = [], internal } = place;
  const subjects = (place.subjects ?? []) as readonly Subject[];
  const byDisclosure = by === 'disclosures';
  const lacks =
    (mode === 'selectDisclosures' && (byDisclosure ? !versionId || disclosures.length === 0 : metrics.length === 0)) ||
    (mode === 'exportAllDataReport' && !reportId) ||
    (mode === 'exportEntityData' && subjects.length === 0);
  if (lacks) return undefined;
  const chosen = mode === 'selectDisclosures';
  return {
    mode,
    metricKeys: chosen && !byDisclosure ? [...metrics] : [],
    versionId: chosen && byDisclosure && versionId ? versionId : null,
    disclosureCodes: chosen && byDisclosure ? [...disclosures] : [],
    reportId: mode === 'exportAllDataReport' && reportId ? reportId : null,
    reportingTimeIds: [...times],
    subjects: [...subjects],
    withInternal: mode === 'exportInternalData' || internal === true,
  };
};
