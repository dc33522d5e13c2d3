import { type DataExportFormat, type DataExportMode, dataExportModes } from '@esg/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Names of the modes (spec section 3, export modes). */
export const modeNames: Record<DataExportMode, MessageDescriptor> = {
  exportAll: msg`All data`,
  selectDisclosures: msg`Chosen metrics or disclosures`,
  exportAllDataReport: msg`Data of a report`,
  exportInternalData: msg`Internal data only`,
  exportEntityData: msg`Data of chosen entities`,
};

/** What each mode includes. */
const modeHints: Record<DataExportMode, MessageDescriptor> = {
  exportAll: msg`Every data point of your organisation.`,
  selectDisclosures: msg`Only what you pick, metric by metric or as a framework asks for it.`,
  exportAllDataReport: msg`What answers the disclosures of one report, for the days of its period.`,
  exportInternalData: msg`What is marked as internal, and nothing else.`,
  exportEntityData: msg`Figures of single sites, teams or companies.`,
};

/** The modes in their order, each with its words. */
export const modeChoices = dataExportModes.map((mode) => ({ mode, name: modeNames[mode], hint: modeHints[mode] }));

/** Names of the formats. */
export const formatNames: Record<DataExportFormat, MessageDescriptor> = { excel: msg`Excel`, csv: msg`CSV` };
