import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The parts of an entity's page, in their order. Each has an address. */
export const detailTabs = ['details', 'people', 'figures', 'reports', 'due-dates', 'documents', 'history'] as const;
export type DetailTab = (typeof detailTabs)[number];

/** Names of the parts. */
export const detailTabNames: Record<DetailTab, MessageDescriptor> = {
  details: msg`Details`,
  people: msg`People`,
  figures: msg`Figures`,
  reports: msg`Reports`,
  'due-dates': msg`Due dates`,
  documents: msg`Documents`,
  history: msg`History`,
};

/** Reads the part from an address that anybody may have typed; the first one if it names none. */
export const readDetailTab = (search: Record<string, unknown>): DetailTab =>
  detailTabs.find((tab) => tab === search.tab) ?? 'details';
