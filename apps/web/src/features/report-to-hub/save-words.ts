import { type DataConflictMode, dataConflictModes, type HubSaveState } from '@esg/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Names of what saving does with an answer. */
export const saveStateNames: Record<HubSaveState, MessageDescriptor> = {
  new: msg`New`,
  same: msg`The same`,
  conflict: msg`Conflict`,
  overlap: msg`Different dates`,
  unfit: msg`Doesn’t fit`,
};
export const saveStateTones: Record<HubSaveState, 'info' | 'neutral' | 'warning'> = {
  new: 'info',
  same: 'neutral',
  conflict: 'warning',
  overlap: 'warning',
  unfit: 'warning',
};

/** The ways to handle data points of the same time frame (spec sections 3 and 4), the careful one first. */
export const conflictModeChoices = dataConflictModes.toReversed();
export const conflictModeNames: Record<DataConflictMode, { name: MessageDescriptor; hint: MessageDescriptor }> = {
  ResolvedConflict: {
    name: msg`Decide about each`,
    hint: msg`What you don’t overwrite is skipped: the original is kept.`,
  },
  SelectDisclosure: {
    name: msg`Select disclosures`,
    hint: msg`Only the disclosures you choose are saved; they overwrite what is there.`,
  },
  ExportAll: {
    name: msg`Replace every data point`,
    hint: msg`Answers replace the data points for the same dates. Data points for other dates are kept.`,
  },
};
