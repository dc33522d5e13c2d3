import type { DisclosureStatus, ExportFormat, Role } from '@esg/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** How each role is called. */
export const roleNames: Record<Role, MessageDescriptor> = {
  administrator: msg`Administrator`,
  basic: msg`Basic user`,
  'entity-manager': msg`Entity manager`,
  consultant: msg`Consultant`,
  'entity-user': msg`Entity user`,
  supplier: msg`Supplier`,
};

/** How the status of a disclosure is called. */
export const disclosureStatusNames: Record<DisclosureStatus, MessageDescriptor> = {
  new: msg`Not started`,
  'in-progress': msg`In progress`,
  completed: msg`Completed`,
  omitted: msg`Left out`,
};

/** Formats of files as people read them. */
export const exportFormatNames: Record<ExportFormat, MessageDescriptor> = {
  pdf: msg`PDF`,
  word: msg`Word`,
  excel: msg`Excel`,
};
