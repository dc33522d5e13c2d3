import type { AuditEntry } from '@esg/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What each entry of the audit log says was done. */
export const auditActionWords: Record<AuditEntry['action'], MessageDescriptor> = {
  created: msg`Created`,
  changed: msg`Changed`,
  answered: msg`Answered`,
  filled: msg`Filled from the data hub`,
  'saved-to-hub': msg`Saved to the data hub`,
  'taken-back-from-hub': msg`Taken back from the data hub`,
  'carried-over': msg`Carried over`,
  'disclosure-changed': msg`Disclosure changed`,
  assigned: msg`Given to people`,
  invited: msg`Invited`,
  'invitation-changed': msg`Invitation changed`,
  'invitation-revoked': msg`Invitation taken back`,
  submitted: msg`Submitted for approval`,
  approved: msg`Approved`,
  rejected: msg`Rejected`,
  'approval-withdrawn': msg`Approval taken back`,
  'approval-fell-away': msg`Approval fell away`,
  commented: msg`Commented`,
  'comment-resolved': msg`Conversation resolved`,
  'task-given': msg`Task given`,
  'task-done': msg`Task done`,
  published: msg`Published`,
  unpublished: msg`Unpublished`,
  reopened: msg`Reopened`,
  exported: msg`Exported`,
  'handed-over': msg`Handed over`,
  deleted: msg`Deleted`,
  restored: msg`Restored`,
  restated: msg`Restated`,
};

/** Fields of the log that belong to no disclosure's form. */
export const auditFieldWords: Record<string, MessageDescriptor> = {
  name: msg`Name`,
  description: msg`Description`,
  reportingBoundary: msg`Reporting boundary`,
  period: msg`Reporting period`,
  entityIds: msg`Entities covered`,
  issuerClass: msg`Class of issuer`,
  materialTopics: msg`Material topics`,
  languages: msg`Languages`,
  disclosureCodes: msg`Selected disclosures`,
  status: msg`Status`,
  collaborators: msg`Collaborators`,
  sha256: msg`Fingerprint (SHA-256)`,
  pdf: msg`PDF`,
  word: msg`Word`,
  excel: msg`Excel`,
};
