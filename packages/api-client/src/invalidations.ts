import type { Notice } from '@esg/contract';
import type { QueryKey } from '@tanstack/react-query';
import { keys } from './keys.ts';
import { startKeys } from './start-keys.ts';

/** Queries that depend on the report's settings and answers and are read again whenever one of them changes. */
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

type StaleKeys = { readonly [Type in Notice['type']]: (notice: Extract<Notice, { type: Type }>) => QueryKey[] };

// Whether a reporting time is in use, and what a collection still lacks, depend on the data points.
const fromDataPoints = () => [
  keys.collections,
  keys.suppliers,
  keys.dataPoints,
  keys.insights,
  keys.targets,
  keys.reportingTimes,
  keys.hubAnswers,
  keys.frameworkAnswered,
  keys.allSuggestions,
  // Whoever approved a figure is notified of its change.
  keys.notificationPages,
];

const staleKeys: StaleKeys = {
  // Figures of other days than the report's are no suggestions for it.
  'report.changed': ({ reportId }) => [...derivedFrom(reportId), keys.suggestionsOf(reportId)],
  'report.removed': ({ reportId }) => [keys.reportLists, keys.report(reportId), keys.frameworkAnswered],
  'answer.changed': ({ reportId, disclosureCode }) => [
    keys.answersOf(reportId, disclosureCode),
    ...derivedFrom(reportId),
  ],
  'answers.filled': ({ reportId }) => [keys.answers(reportId), ...derivedFrom(reportId)],
  'contributions.changed': ({ reportId }) => [
    keys.collaborators,
    keys.notificationPages,
    keys.dueItems,
    keys.reportWork(reportId),
    keys.reportTalks(reportId),
    keys.reportEvidence(reportId),
    keys.validation(reportId),
    keys.draftThreads(reportId),
  ],
  'report-work.changed': ({ reportId }) => [keys.reportWork(reportId), keys.dueItems, ...derivedFrom(reportId)],
  'report-talk.changed': ({ reportId, disclosureCode }) => [
    keys.reportTalk(reportId, disclosureCode),
    keys.draftThreads(reportId),
    keys.reportWork(reportId),
    keys.auditLog(reportId),
    keys.dueItems,
  ],
  'presence.changed': ({ reportId }) => [keys.presence(reportId)],
  'approval-rules.changed': () => [keys.approvalRules, keys.allReports],
  'export.progressed': ({ reportId, exportId }) => [keys.exportsOf(reportId), keys.exportOf(exportId)],
  'data-export.progressed': () => [keys.dataExports],
  'organisation.changed': () => [keys.organization, startKeys.profile, keys.frameworkAnswered],
  'people.changed': () => [
    keys.people,
    keys.entityUsers,
    startKeys.me,
    startKeys.profile,
    keys.consultancies,
    keys.notificationPages,
  ],
  'subscription.changed': () => [keys.payment, keys.people, keys.notificationPages],
  'brand.published': () => [startKeys.tenantSettings, keys.brands],
  'brand.draft_changed': () => [keys.brands],
  'notification.arrived': () => [keys.notificationPages],
  'content.changed': () => [keys.content],
  'frameworks.changed': () => [keys.allFrameworks, keys.ownFrameworks],
  'own-framework.changed': ({ frameworkId }) => [keys.ownFrameworkList, keys.ownFramework(frameworkId)],
  // The manager of a report's entities decides about its publication.
  'entities.changed': () => [
    keys.entities,
    keys.collections,
    keys.suppliers,
    keys.entityUsers,
    keys.dataPoints,
    keys.insights,
    keys.targets,
    keys.hubAnswers,
    keys.allReports,
  ],
  'boundaries.changed': () => [keys.entities, keys.dataPoints, keys.insights, keys.targets, keys.hubAnswers],
  'entity-users.changed': () => [keys.entityUsers, keys.suppliers],
  'collections.changed': () => [keys.collections, keys.suppliers],
  'reporting-times.changed': () => [keys.reportingTimes, keys.dataPoints, keys.insights, keys.targets],
  'metric.changed': () => [keys.metrics, keys.dataPoints, keys.insights, keys.targets, keys.hubAnswers],
  'labels.changed': () => [keys.dataPoints, keys.hubAnswers],
  'data-point.changed': fromDataPoints,
  'data-points.changed': fromDataPoints,
  'import.progressed': ({ importId }) => [keys.importLists, keys.importOf(importId)],
  'documents.changed': () => [keys.documents],
  'document-chats.changed': () => [keys.documentChats],
  'language-model.changed': () => [keys.languageModel],
  'suggestions.changed': ({ reportId }) => [keys.suggestionsOf(reportId)],
  'suggestion-run.progressed': ({ reportId }) => [keys.suggestionRunsOf(reportId)],
  'materiality.changed': () => [keys.materiality],
  'surveys.changed': () => [keys.surveys],
  'document-reading.started': () => [keys.documents],
  'document-reading.stopped': () => [keys.documents],
  'document-reading.completed': () => [keys.documents],
  'climate.changed': () => [keys.climate],
  'climate-recalculation.progressed': () => [keys.climateRecalculation],
  'climate-import.progressed': () => [keys.climateImports],
  'targets.changed': () => [keys.targets, keys.insights],
  'language.changed': () => [startKeys.me],
};

/** The cache keys that a notice makes stale, including everything below each key. */
export const invalidationsOf = (notice: Notice): QueryKey[] => {
  // TypeScript doesn't see that the entry found by a notice's type accepts that notice.
  const keysOf = staleKeys[notice.type] as (notice: Notice) => QueryKey[];
  return keysOf(notice);
};
