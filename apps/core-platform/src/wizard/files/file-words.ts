import type { ExportFormat } from '@esg/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What each format is used for. */
export const formatUses: Record<ExportFormat, MessageDescriptor> = {
  pdf: msg`To read, print and publish`,
  word: msg`To edit further`,
  excel: msg`All figures as numbers, with a content index`,
};
