import type { Context } from 'hono';
import { answersRoutes, manyDisclosuresRoutes } from '../modules/answers/index.ts';
import { apiKeysRoutes } from '../modules/api-keys/index.ts';
import { auditLogRoutes } from '../modules/audit-log/index.ts';
import { colleaguesRoutes } from '../modules/auth/index.ts';
import { boundariesRoutes } from '../modules/boundaries/index.ts';
import { brandSheetsRoutes } from '../modules/brand-sheets/index.ts';
import { brandsRoutes, findSite, placeOf } from '../modules/brands/index.ts';
import { climateRoutes } from '../modules/climate/index.ts';
import { climateImportsRoutes } from '../modules/climate-imports/index.ts';
import { climateInventoriesRoutes, readBaseYearSaid } from '../modules/climate-inventories/index.ts';
import { climateScreeningRoutes } from '../modules/climate-screening/index.ts';
import { noteShelved } from '../modules/collection-requests/index.ts';
import { collectionCommentRoutes, collectionsRoutes } from '../modules/collections/index.ts';
import { comparisonsRoutes } from '../modules/comparisons/index.ts';
import { consolidationsRoutes } from '../modules/consolidations/index.ts';
import { consultanciesRoutes } from '../modules/consultancies/index.ts';
import { contentRoutes } from '../modules/content/index.ts';
import { contributionsRoutes, removeEvidenceFiles } from '../modules/contributions/index.ts';
import { dataExportsRoutes } from '../modules/data-exports/index.ts';
import { dataPointsRoutes } from '../modules/data-points/index.ts';
import { documentChatsRoutes } from '../modules/document-chats/index.ts';
import { documentSearchRoutes } from '../modules/document-search/index.ts';
import { documentsRoutes } from '../modules/documents/index.ts';
import { entitiesRoutes } from '../modules/entities/index.ts';
import { entityComparisonsRoutes } from '../modules/entity-comparisons/index.ts';
import { entityImportsRoutes } from '../modules/entity-imports/index.ts';
import { entityMergesRoutes } from '../modules/entity-merges/index.ts';
import { entityOverviewsRoutes } from '../modules/entity-overviews/index.ts';
import { entityUsersRoutes } from '../modules/entity-users/index.ts';
import { explanationsRoutes } from '../modules/explanations/index.ts';
import { exportConfigRoutes } from '../modules/export-config/index.ts';
import { exportsRoutes, removeExportFiles } from '../modules/exports/index.ts';
import { frameworkBuilderRoutes, frameworkFilesRoutes, templatesRoutes } from '../modules/framework-builder/index.ts';
import { frameworksRoutes } from '../modules/frameworks/index.ts';
import { houseStylesRoutes } from '../modules/house-styles/index.ts';
import { answeredMetrics, hubAnswersRoutes } from '../modules/hub-answers/index.ts';
import { hubSavesRoutes } from '../modules/hub-saves/index.ts';
import { importsRoutes } from '../modules/imports/index.ts';
import { insightsRoutes } from '../modules/insights/index.ts';
import { languageModelsRoutes } from '../modules/language-models/index.ts';
import { linkedNumbersRoutes } from '../modules/linked-numbers/index.ts';
import { materialityRoutes } from '../modules/materiality/index.ts';
import { metricsRoutes } from '../modules/metrics/index.ts';
import { notify } from '../modules/notifications/index.ts';
import { organizationsRoutes } from '../modules/organizations/index.ts';
import { paymentRoutes, startTrial } from '../modules/payment/index.ts';
import { peopleRoutes, personalDataRoutes } from '../modules/people/index.ts';
import { providersRoutes } from '../modules/providers/index.ts';
import { publicationsRoutes, restatementRoutes } from '../modules/publications/index.ts';
import { libraryRoutes, referenceRoutes } from '../modules/reference/index.ts';
import { remindersRoutes } from '../modules/reminders/index.ts';
import { removalsRoutes } from '../modules/removals/index.ts';
import { reportCreationRoutes } from '../modules/report-creation/index.ts';
import { removeDesignPictures, reportDesignRoutes } from '../modules/report-design/index.ts';
import { evidenceRoutes, removeDocumentFiles, reportDocumentsRoutes } from '../modules/report-documents/index.ts';
import { reportValidationRoutes } from '../modules/report-validation/index.ts';
import { reportWorkRoutes } from '../modules/report-work/index.ts';
import { reportingTimesRoutes } from '../modules/reporting-times/index.ts';
import { type BeforeRemoval, coversEntity, listVersionsOfReports, reportsRoutes } from '../modules/reports/index.ts';
import { rollForwardRoutes } from '../modules/roll-forward/index.ts';
import { sampleDataRoutes } from '../modules/sample-data/index.ts';
import { sentenceChecksRoutes } from '../modules/sentence-checks/index.ts';
import { defineSuggesting, suggestionsRoutes } from '../modules/suggestions/index.ts';
import { supplierImportsRoutes } from '../modules/supplier-imports/index.ts';
import { suppliersRoutes } from '../modules/suppliers/index.ts';
import { surveysRoutes } from '../modules/surveys/index.ts';
import { targetsRoutes } from '../modules/targets/index.ts';
import { textDraftsRoutes } from '../modules/text-drafts/index.ts';
import { usersRoutes } from '../modules/users/index.ts';
import { webhooksRoutes } from '../modules/webhooks/index.ts';
import type { Scope, Scoped } from '../platform/database/index.ts';
import { createTenantRouter } from '../platform/http/index.ts';
import { describeSite } from '../sites/index.ts';
import type { AudienceDeps } from './audience-deps.ts';
import { behind } from './behind.ts';
import type { Guards } from './guards.ts';

const showNewBrand = (deps: AudienceDeps) => async (scope: Scope) => {
  deps.directory.forget();
  deps.realtime.publishToTenant(scope.tenantId, { type: 'brand.published' });
  const path = '/ct/account-settings/branding';
  await notify(deps, scope, { to: 'administrators', kind: 'brand.published', facts: {}, path });
};

/** Files belong to the router of their report. */
const removeFilesOf =
  (deps: AudienceDeps): BeforeRemoval =>
  async (scoped, reportId) => {
    const ofExports = await removeExportFiles(deps)(scoped, reportId);
    const ofGuests = await removeEvidenceFiles(deps)(scoped, reportId);
    const ofDocuments = await removeDocumentFiles(deps)(scoped, reportId);
    const ofDesign = await removeDesignPictures(deps)(scoped, reportId);
    return () => ofExports().then(ofGuests).then(ofDocuments).then(ofDesign);
  };

const trialAtWelcome =
  ({ config, now }: AudienceDeps) =>
  (c: Context) =>
  async (scoped: Scoped) =>
    startTrial(scoped, await findSite(scoped, placeOf(c, config)), now());

const modulesRouter = (deps: AudienceDeps, forgetKey: (id: string) => void) => {
  const { payment } = deps;
  const removeFiles = removeFilesOf(deps);
  const wakeSuggesting = defineSuggesting(deps);
  return createTenantRouter()
    .route('/', apiKeysRoutes(deps, forgetKey))
    .route('/', webhooksRoutes(deps))
    .route('/', documentSearchRoutes(deps))
    .route('/', documentsRoutes(deps))
    .route('/', documentChatsRoutes(deps))
    .route('/', languageModelsRoutes(deps))
    .route('/', climateRoutes(deps, readBaseYearSaid))
    .route('/', targetsRoutes(deps))
    .route('/', climateImportsRoutes(deps))
    .route('/', climateInventoriesRoutes(deps))
    .route('/', climateScreeningRoutes(deps))
    .route('/', usersRoutes(deps))
    .route('/', organizationsRoutes(deps, trialAtWelcome(deps)))
    .route('/', houseStylesRoutes(deps))
    .route('/', peopleRoutes(deps))
    .route('/', colleaguesRoutes(deps))
    .route('/', personalDataRoutes(deps))
    .route('/', removalsRoutes(payment))
    .route('/', consultanciesRoutes(deps))
    .route('/', providersRoutes(deps))
    .route('/', paymentRoutes(payment))
    .route('/', brandsRoutes(deps, showNewBrand(deps)))
    .route('/', brandSheetsRoutes(deps, describeSite))
    .route('/', frameworksRoutes(deps, { answeredMetrics, versionsOfReports: listVersionsOfReports }))
    .route('/', frameworkFilesRoutes(deps))
    .route('/', frameworkBuilderRoutes(deps))
    .route('/', templatesRoutes(deps))
    .route('/', reportsRoutes(deps, removeFiles))
    .route('/', manyDisclosuresRoutes(deps))
    .route('/', hubAnswersRoutes(deps))
    .route('/', exportConfigRoutes(deps))
    .route('/', explanationsRoutes(deps))
    .route('/', evidenceRoutes(deps))
    .route('/', reportDesignRoutes(deps))
    .route('/', answersRoutes(deps))
    .route('/', restatementRoutes(deps))
    .route('/', publicationsRoutes(deps))
    .route('/', reportValidationRoutes(deps))
    .route('/', linkedNumbersRoutes(deps))
    .route('/', sentenceChecksRoutes(deps))
    .route('/', textDraftsRoutes(deps))
    .route('/', hubSavesRoutes(deps))
    .route('/', reportCreationRoutes(deps, wakeSuggesting))
    .route('/', suggestionsRoutes(deps, wakeSuggesting))
    .route('/', sampleDataRoutes(deps, removeFiles))
    .route('/', rollForwardRoutes(deps))
    .route('/', reportDocumentsRoutes(deps))
    .route('/', auditLogRoutes(deps))
    .route('/', comparisonsRoutes(deps))
    .route('/', reportWorkRoutes(deps))
    .route('/', exportsRoutes(deps))
    .route('/', contributionsRoutes(deps))
    .route('/', remindersRoutes(deps))
    .route('/', entityComparisonsRoutes(deps))
    .route('/', entityImportsRoutes(deps))
    .route('/', entityMergesRoutes(deps))
    .route('/', entityOverviewsRoutes(deps))
    .route('/', boundariesRoutes(deps))
    .route('/', consolidationsRoutes(deps))
    .route('/', collectionsRoutes(deps))
    .route('/', collectionCommentRoutes(deps))
    .route('/', entitiesRoutes(deps, coversEntity, noteShelved))
    .route('/', entityUsersRoutes(deps))
    .route('/', suppliersRoutes(deps))
    .route('/', supplierImportsRoutes(deps))
    .route('/', reportingTimesRoutes(deps))
    .route('/', dataExportsRoutes(deps))
    .route('/', dataPointsRoutes(deps))
    .route('/', importsRoutes(deps))
    .route('/', insightsRoutes(deps))
    .route('/', metricsRoutes(deps))
    .route('/', referenceRoutes())
    .route('/', libraryRoutes())
    .route('/', surveysRoutes(deps))
    .route('/', materialityRoutes(deps))
    .route('/', contentRoutes(deps));
};

/** The work of an organisation: what its people and its API keys may do there. Add a new module here. */
export const workAudience = (deps: AudienceDeps, guards: Guards, forgetKey: (id: string) => void) =>
  behind(guards.work, modulesRouter(deps, forgetKey));
