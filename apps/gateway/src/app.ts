import { bytesPerMegabyte, limits } from '@esg/contract';
import { type Context, Hono, type Next } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { apiKeysRoutes, createKeyWatch } from './modules/api-keys/index.ts';
import { auditLogRoutes } from './modules/audit-log/index.ts';
import { authRoutes, colleaguesRoutes, ownAccountRoutes, type SessionWatch } from './modules/auth/index.ts';
import { brandSheetsRoutes } from './modules/brand-sheets/index.ts';
import { brandsRoutes, placeOf, siteOf } from './modules/brands/index.ts';
import { comparisonsRoutes } from './modules/comparisons/index.ts';
import { consultanciesRoutes } from './modules/consultancies/index.ts';
import { contentRoutes } from './modules/content/index.ts';
import {
  authenticateGuest,
  contributionsRoutes,
  guestEntryRoutes,
  guestRoutes,
  logRefusedGuestFile,
  removeEvidenceFiles,
} from './modules/contributions/index.ts';
import { dataExportsRoutes } from './modules/data-exports/index.ts';
import { dataPointsRoutes } from './modules/data-points/index.ts';
import { entitiesRoutes } from './modules/entities/index.ts';
import { entityImportsRoutes } from './modules/entity-imports/index.ts';
import { exportsRoutes, removeExportFiles } from './modules/exports/index.ts';
import { frameworkBuilderRoutes, frameworkFilesRoutes, templatesRoutes } from './modules/framework-builder/index.ts';
import { frameworksRoutes } from './modules/frameworks/index.ts';
import { houseStylesRoutes } from './modules/house-styles/index.ts';
import { importsRoutes } from './modules/imports/index.ts';
import { invitationsRoutes } from './modules/invitations/index.ts';
import { materialityRoutes } from './modules/materiality/index.ts';
import { metricsRoutes } from './modules/metrics/index.ts';
import { createModuleGate } from './modules/module-gate/index.ts';
import { notificationsRoutes, notify } from './modules/notifications/index.ts';
import { organizationsRoutes } from './modules/organizations/index.ts';
import {
  createPayment,
  type PaymentDeps,
  paymentRoutes,
  paymentWebhookRoutes,
  requireRunningSubscription,
  startTrial,
} from './modules/payment/index.ts';
import { peopleRoutes, personalDataRoutes } from './modules/people/index.ts';
import { providersRoutes, visitsRoutes } from './modules/providers/index.ts';
import { libraryRoutes, referenceRoutes } from './modules/reference/index.ts';
import { removalsRoutes } from './modules/removals/index.ts';
import { removeDocumentFiles, reportDocumentsRoutes } from './modules/report-documents/index.ts';
import { reportWorkRoutes } from './modules/report-work/index.ts';
import { reportingEntityRoutes } from './modules/reporting-entity/index.ts';
import { reportingTimesRoutes } from './modules/reporting-times/index.ts';
import { answeredMetrics, type BeforeRemoval, logRefusedReportFile, reportsRoutes } from './modules/reports/index.ts';
import { rollForwardRoutes } from './modules/roll-forward/index.ts';
import { sampleDataRoutes } from './modules/sample-data/index.ts';
import { supportRoutes } from './modules/support/index.ts';
import { systemRoutes } from './modules/system/index.ts';
import { hostNameOf, requireOwnTenant, type TenantDirectory, tenantsRoutes } from './modules/tenants/index.ts';
import { usersRoutes } from './modules/users/index.ts';
import { webhooksRoutes } from './modules/webhooks/index.ts';
import {
  authenticate,
  inHomeOrganisation,
  limitCalls,
  requireKeyScope,
  type SharedCalls,
} from './platform/auth/index.ts';
import type { Scope, Scoped } from './platform/database/index.ts';
import type { GatewayDeps } from './platform/deps.ts';
import {
  allowOrigins,
  answerETags,
  compressAnswers,
  createPublicRouter,
  createTenantRouter,
  describeApi,
  idempotent,
  isFormType,
  originAt,
  originOf,
  ProblemError,
  type RequestVariables,
  secureHeaders,
  trackRequest,
} from './platform/http/index.ts';
import { mailboxRoutes } from './platform/mail/index.ts';
import { scanUploads } from './platform/uploads/index.ts';
import { apiReferenceRoutes, describeSite, errorAnswers, type SiteFolders, sitesRoutes } from './sites/index.ts';

export type AppDeps = GatewayDeps & {
  sessions: SessionWatch;
  directory: TenantDirectory;
  folders: SiteFolders;
  /** Where several gateways count calls together. */
  sharedCalls?: SharedCalls | undefined;
  /** Made here unless somebody else works with it as well. */
  payment?: PaymentDeps;
};

const tooLarge = () => {
  throw new ProblemError('request.too_large');
};
const jsonLimit = bodyLimit({ maxSize: limits.jsonBodyBytesMax, onError: tooLarge });
/** A logo with its thumbnail (spec section 5: 20 MB and 1 MB), and what multipart adds. */
const uploadLimit = bodyLimit({ maxSize: 22 * bytesPerMegabyte, onError: tooLarge });
const limitBody = (c: Context, next: Next) => {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
  return isFormType(c.req.header('content-type')) ? uploadLimit(c, next) : jsonLimit(c, next);
};

/** Answers of the API are somebody's data: no cache on the way may keep them, unless the route says otherwise. */
const noStore = async (c: Context, next: Next) => {
  await next();
  if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store');
};

/**
 * Puts the gateway together. Opens nothing and listens to nothing: everything it works with comes as an argument.
 * What is mounted below `authenticate` is for signed-in people only, so a new module is fenced from its first day.
 */
export const createApp = (deps: AppDeps) => {
  const { config, sessions, directory, folders, log, identify } = deps;
  // A whole origin, as we serve it: another scheme or port of a tenant's host is somebody else's.
  const allowTenants = allowOrigins(async (origin, c) => {
    const host = URL.canParse(origin) ? hostNameOf(new URL(origin).host) : undefined;
    const isServed = host !== undefined && origin === originAt(originOf(c, config.trustProxy), host);
    return isServed && (await directory.find(host)) !== undefined;
  });
  // Below a root host there may be more than the tenants; below any other there is only its accounts site.
  const hasOthersBelow = async (host: string | undefined) => (await directory.find(host))?.hostType === 'ROOT_DOMAIN';
  deps.realtime.onTenantsChanged(directory.forget);
  deps.realtime.onOrganisationChanged(sessions.forgetOrganisation);
  deps.realtime.onOrigin(
    async (tenantId, origin) =>
      URL.canParse(origin) && (await directory.find(hostNameOf(new URL(origin).host)))?.id === tenantId,
  );
  const showNewBrand = async (scope: Scope) => {
    directory.forget();
    deps.realtime.publishToTenant(scope.tenantId, { type: 'brand.published' });
    const path = '/ct/account-settings/branding';
    await notify(deps, scope, { to: 'administrators', kind: 'brand.published', facts: {}, path });
  };
  const { onError, notFound } = errorAnswers(config, directory);
  let document: Promise<object> | undefined;
  const describe = (): Promise<object> => {
    document ??= describeApi(app, config.version);
    return document;
  };
  const authDeps = { ...deps, directory, forget: sessions.forget };
  const keys = createKeyWatch(deps.database, deps.now);
  const payment = deps.payment ?? createPayment(deps);
  const removeFiles: BeforeRemoval = async (scoped, reportId) => {
    const ofExports = await removeExportFiles(deps)(scoped, reportId);
    const ofGuests = await removeEvidenceFiles(deps)(scoped, reportId);
    const ofDocuments = await removeDocumentFiles(deps)(scoped, reportId);
    return () => ofExports().then(ofGuests).then(ofDocuments);
  };
  const trialAtWelcome = (c: Context) => async (scoped: Scoped) =>
    startTrial(scoped, await siteOf(scoped, placeOf(c, config)), deps.now());
  const publicApi = createPublicRouter()
    .route('/', systemRoutes(deps, describe))
    .route('/', tenantsRoutes(deps, directory))
    .route('/', authRoutes(authDeps))
    .route('/', paymentWebhookRoutes(payment))
    .route('/', visitsRoutes(authDeps))
    .route('/', invitationsRoutes(authDeps))
    .route('/', guestEntryRoutes(deps, directory));
  const guestApi = createTenantRouter()
    .use('/contribution/*', authenticateGuest(deps, directory), requireRunningSubscription(payment.statuses))
    .use(
      '/contribution/*',
      scanUploads(deps, (scope, file) => logRefusedGuestFile(deps, scope, file)),
    )
    .route('/', guestRoutes(deps));
  const tenantApi = createTenantRouter()
    .use('*', authenticate(identify, keys.identify))
    .use('*', limitCalls({ ...deps, ...config.personCalls }))
    .use('*', requireKeyScope)
    .use('*', requireOwnTenant(directory))
    .use(
      '*',
      scanUploads(deps, (scope, file) => logRefusedReportFile(deps, scope, file)),
    )
    // A consultant's own account and notifications are at home, whichever client they view.
    .use('/auth/*', inHomeOrganisation)
    .use('/notifications', inHomeOrganisation)
    .use('/notifications/*', inHomeOrganisation)
    // A suspended organisation's people still see to their own passwords and sessions, and may ask for help.
    .route('/', ownAccountRoutes(authDeps))
    .route('/', supportRoutes(authDeps))
    .use('*', requireRunningSubscription(payment.statuses))
    .use('*', createModuleGate(deps.database, deps.now))
    .use('*', idempotent(deps))
    .use('*', answerETags)
    .route('/', apiKeysRoutes(deps, keys.forget))
    .route('/', webhooksRoutes(deps))
    .route('/', usersRoutes(deps))
    .route('/', organizationsRoutes(deps, trialAtWelcome))
    .route('/', houseStylesRoutes(deps))
    .route('/', peopleRoutes(authDeps))
    .route('/', colleaguesRoutes(authDeps))
    .route('/', personalDataRoutes(deps))
    .route('/', removalsRoutes(payment))
    .route('/', consultanciesRoutes(authDeps))
    .route('/', providersRoutes(authDeps))
    .route('/', paymentRoutes(payment))
    .route('/', brandsRoutes(deps, showNewBrand))
    .route('/', brandSheetsRoutes(deps, describeSite))
    .route('/', frameworksRoutes(deps, answeredMetrics))
    .route('/', frameworkFilesRoutes(deps))
    .route('/', frameworkBuilderRoutes(deps))
    .route('/', templatesRoutes(deps))
    .route('/', reportsRoutes(deps, removeFiles))
    .route('/', sampleDataRoutes(deps, removeFiles))
    .route('/', rollForwardRoutes(deps))
    .route('/', reportDocumentsRoutes(deps))
    .route('/', auditLogRoutes(deps))
    .route('/', comparisonsRoutes(deps))
    .route('/', reportWorkRoutes(deps))
    .route('/', exportsRoutes(deps))
    .route('/', contributionsRoutes(deps))
    .route('/', entityImportsRoutes(deps))
    .route('/', entitiesRoutes(deps))
    .route('/', reportingTimesRoutes(deps))
    .route('/', dataExportsRoutes(deps))
    .route('/', dataPointsRoutes(deps))
    .route('/', importsRoutes(deps))
    .route('/', metricsRoutes(deps))
    .route('/', referenceRoutes())
    .route('/', libraryRoutes())
    .route('/', materialityRoutes(deps))
    .route('/', reportingEntityRoutes(deps))
    .route('/', contentRoutes(deps))
    .route('/', notificationsRoutes(deps));
  const app = new Hono<{ Variables: RequestVariables }>()
    .use(trackRequest(log))
    .use(secureHeaders({ trustProxy: config.trustProxy, hasOthersBelow }))
    .use('/api/*', allowTenants, compressAnswers(), limitBody, noStore)
    .route('/api', apiReferenceRoutes(config, directory, describe))
    .route('/api', publicApi)
    .route('/api', guestApi)
    .route('/api', tenantApi)
    .route('/', mailboxRoutes(deps))
    .route('/', sitesRoutes(deps, directory, folders))
    .onError(onError)
    .notFound(notFound);
  return app;
};
