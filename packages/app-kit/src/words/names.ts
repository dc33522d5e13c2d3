import type { DisclosureStatus, ExportFormat, Role } from '@esg/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The name of each role. */
export const roleNames: Record<Role, MessageDescriptor> = {
  administrator: msg`Administrator`,
  basic: msg`Basic`,
  'entity-manager': msg`Entity manager`,
  consultant: msg`Consultant`,
  'entity-user': msg`Entity user`,
  supplier: msg`Supplier`,
};

/** The name of each status of a disclosure. */
export const disclosureStatusNames: Record<DisclosureStatus, MessageDescriptor> = {
  new: msg`Not started`,
  'in-progress': msg`In progress`,
  'pending-approval': msg`Pending approval`,
  'approval-accepted': msg`Approval accepted`,
  'approval-rejected': msg`Approval rejected`,
  completed: msg`Completed`,
  omitted: msg`Omitted`,
};

/** Formats of files as people read them. */
export const exportFormatNames: Record<ExportFormat, MessageDescriptor> = {
  pdf: msg`PDF`,
  word: msg`Word`,
  excel: msg`Excel`,
};

/** Names of cards as they are printed on them, by what providers call them. */
const cardBrands: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};

/** The name of a card brand; an unknown one has its provider's name. */
export const cardBrandName = (brand: string): string => cardBrands[brand] ?? brand;
