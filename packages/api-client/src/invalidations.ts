import type { Notice } from '@esg/contract';
import type { QueryKey } from '@tanstack/react-query';
import { keys } from './keys.ts';

/** What follows from the report's settings and answers and is therefore read again whenever one of them changes. */
const derivedFrom = (id: string): QueryKey[] => [
  keys.reportLists,
  keys.reportItself(id),
  keys.reportDisclosures(id),
  keys.validation(id),
  keys.models(id),
  keys.reportDesign(id),
  keys.explanations(id),
  keys.exportConfig(id),
  keys.reportPages(id),
  keys.auditLog(id),
  keys.publications(id),
  keys.hubAnswersOf(id),
  keys.reportDocuments(id),
  keys.reportEvidence(id),
];

/** The cache keys that a notice makes stale. Everything below each key is meant. */
export const invalidationsOf = (notice: Notice): QueryKey[] => {
  switch (notice.type) {
    case 'report.changed':
      return derivedFrom(notice.reportId);
    case 'report.removed':
      return [keys.reportLists, keys.report(notice.reportId)];
    case 'answer.changed':
      return [keys.answersOf(notice.reportId, notice.disclosureCode), ...derivedFrom(notice.reportId)];
    case 'answers.filled':
      return [keys.answers(notice.reportId), ...derivedFrom(notice.reportId)];
    case 'contributions.changed':
      return [
        keys.collaborators,
        keys.notificationPages,
        keys.dueItems,
        keys.reportWork(notice.reportId),
        keys.reportTalks(notice.reportId),
        keys.reportEvidence(notice.reportId),
        keys.validation(notice.reportId),
        keys.draftThreads(notice.reportId),
      ];
    case 'report-work.changed':
      return [keys.reportWork(notice.reportId), keys.dueItems, ...derivedFrom(notice.reportId)];
    case 'report-talk.changed':
      return [
        keys.reportTalk(notice.reportId, notice.disclosureCode),
        keys.draftThreads(notice.reportId),
        keys.reportWork(notice.reportId),
        keys.auditLog(notice.reportId),
        keys.dueItems,
      ];
    case 'presence.changed':
      return [keys.presence(notice.reportId)];
    case 'approval-rules.changed':
      return [keys.approvalRules, keys.allReports];
    case 'export.progressed':
      return [keys.exportsOf(notice.reportId), keys.exportOf(notice.exportId)];
    case 'data-export.progressed':
      return [keys.dataExports];
    case 'organisation.changed':
      return [keys.organization, keys.profile];
    case 'people.changed':
      return [keys.people, keys.entityUsers, keys.me, keys.profile, keys.consultancies, keys.notificationPages];
    case 'subscription.changed':
      return [keys.payment, keys.people, keys.notificationPages];
    case 'brand.published':
      return [keys.tenantSettings, keys.brands];
    case 'brand.draft_changed':
      return [keys.brands];
    case 'notification.arrived':
      return [keys.notificationPages];
    case 'content.changed':
      return [keys.content];
    case 'frameworks.changed':
      return [keys.allFrameworks, keys.ownFrameworks];
    case 'own-framework.changed':
      return [keys.ownFrameworkList, keys.ownFramework(notice.frameworkId)];
    case 'entities.changed':
      // Whose a report's entities are decides who publishes it.
      return [keys.entities, keys.boundaries, keys.consolidations, keys.dataPoints, keys.hubAnswers, keys.allReports, keys.portalEntities];
    case 'boundaries.changed':
      return [keys.boundaries, keys.consolidations, keys.dataPoints, keys.hubAnswers];
    case 'entity-users.changed':
      return [keys.entityUsers, keys.portalEntities];
    case 'reporting-times.changed':
      return [keys.reportingTimes, keys.dataPoints];
    case 'metric.changed':
      return [keys.metrics, keys.consolidations, keys.dataPoints, keys.hubAnswers];
    case 'labels.changed':
      return [keys.dataPoints, keys.hubAnswers];
    case 'data-point.changed':
      // Whether a reporting time is linked follows from its data points.
      return [
        keys.dataPoints,
        keys.consolidations,
        keys.reportingTimes,
        keys.hubAnswers,
        keys.frameworkAnswered,
        keys.allSuggestions,
      ];
    case 'data-points.changed':
      return [
        keys.dataPoints,
        keys.consolidations,
        keys.reportingTimes,
        keys.hubAnswers,
        keys.frameworkAnswered,
        keys.allSuggestions,
      ];
    case 'import.progressed':
      return [keys.importLists, keys.importOf(notice.importId)];
    case 'language.changed':
      return [keys.me];
  }
};
