import type { AuditEntry } from '@esg/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What each entry of the audit log says was done. */
export const auditActionWords: Record<AuditEntry['action'], MessageDescriptor> = {
  created: msg`Created`,
  changed: msg`Changed`,
  answered: msg`Answered`,
  'disclosure-changed': msg`Disclosure changed`,
  published: msg`Published`,
  unpublished: msg`Unpublished`,
  reopened: msg`Reopened`,
  exported: msg`Exported`,
};
