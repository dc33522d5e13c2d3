import { attachmentLimits, bytesPerMegabyte, documentLimits, limits } from '@esg/contract';
import { type Context, Hono, type Next } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createAudiences } from './audiences/index.ts';
import type { SessionWatch } from './modules/auth/index.ts';
import { createPayment, type PaymentDeps } from './modules/payment/index.ts';
import { hostNameOf, type TenantDirectory } from './modules/tenants/index.ts';
import type { SharedCalls } from './platform/auth/index.ts';
import type { GatewayDeps } from './platform/deps.ts';
import {
  allowOrigins,
  compressAnswers,
  describeApi,
  isFormType,
  originAt,
  originOf,
  ProblemError,
  type RequestVariables,
  secureHeaders,
  trackRequest,
} from './platform/http/index.ts';
import { mailboxRoutes } from './platform/mail/index.ts';
import { apiReferenceRoutes, errorAnswers, type SiteFolders, sitesRoutes } from './sites/index.ts';

export type AppDeps = GatewayDeps & {
  sessions: SessionWatch;
  directory: TenantDirectory;
  folders: SiteFolders;
  /** The counter that several gateways share. */
  sharedCalls?: SharedCalls | undefined;
  /** Created here unless other code shares it. */
  payment?: PaymentDeps;
};

const tooLarge = () => {
  throw new ProblemError('request.too_large');
};
const jsonLimit = bodyLimit({ maxSize: limits.jsonBodyBytesMax, onError: tooLarge });
/** The size of the largest upload, a logo with its thumbnail or a document, with its multipart headers. */
const uploadBytesMax =
  Math.max(
    limits.logoOriginalBytesMax + limits.logoThumbnailBytesMax,
    attachmentLimits.bytesMax,
    documentLimits.bytesMax,
  ) + bytesPerMegabyte;
const uploadLimit = bodyLimit({ maxSize: uploadBytesMax, onError: tooLarge });
const limitBody = (c: Context, next: Next) => {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
  return isFormType(c.req.header('content-type')) ? uploadLimit(c, next) : jsonLimit(c, next);
};

/** Answers of the API are private data: no cache on the way may store them, unless the route allows it. */
const noStore = async (c: Context, next: Next) => {
  await next();
  if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store');
};

/** Connects the messages of other gateways and other origins. */
const listen = ({ realtime, directory, sessions }: AppDeps) => {
  realtime.onTenantsChanged(directory.forget);
  realtime.onOrganisationChanged(sessions.forgetOrganisation);
  realtime.onOrigin(
    async (tenantId, origin) =>
      URL.canParse(origin) && (await directory.find(hostNameOf(new URL(origin).host)))?.id === tenantId,
  );
};

/** Lets pages of tenants call the API: a whole origin, as we serve it. Another scheme or port on a tenant's host is not ours. */
const allowTenants = ({ config, directory }: AppDeps) =>
  allowOrigins(async (origin, c) => {
    const host = URL.canParse(origin) ? hostNameOf(new URL(origin).host) : undefined;
    const isServed = host !== undefined && origin === originAt(originOf(c, config.trustProxy), host);
    return isServed && (await directory.find(host)) !== undefined;
  });

/**
 * Assembles the gateway. It opens no connection and no port: everything it uses is passed in. The audiences decide who may call what; their
 * order here has no meaning.
 */
export const createApp = (deps: AppDeps) => {
  const { config, sessions, directory, folders, log } = deps;
  listen(deps);
  // A root host may have more sites than the tenants below it; any other host has only its accounts site.
  const hasOthersBelow = async (host: string | undefined) => (await directory.find(host))?.hostType === 'ROOT_DOMAIN';
  const { onError, notFound } = errorAnswers(config, directory);
  let document: Promise<object> | undefined;
  const describe = (): Promise<object> => {
    document ??= describeApi(app, config.version);
    return document;
  };
  const payment = deps.payment ?? createPayment(deps);
  const audiences = createAudiences({ ...deps, ...sessions, payment, describe });
  const app = new Hono<{ Variables: RequestVariables }>()
    .use(trackRequest(log))
    .use(secureHeaders({ trustProxy: config.trustProxy, hasOthersBelow }))
    .use('/api/*', allowTenants(deps), compressAnswers(), limitBody, noStore)
    .route('/api', apiReferenceRoutes(config, directory, describe))
    .route('/api', audiences.public)
    .route('/api', audiences.guest)
    .route('/api', audiences.grant)
    .route('/api', audiences.ownAccount)
    .route('/api', audiences.work)
    .route('/api', audiences.elsewhere)
    .route('/', mailboxRoutes(deps))
    .route('/', sitesRoutes(deps, directory, folders))
    .onError(onError)
    .notFound(notFound);
  return app;
};
