import {
  PortalLinkKeySchema,
  PortalLinkRenewalSchema,
  type PortalLinkSession,
  PortalLinkSessionSchema,
  portalSessionMark,
} from '@esg/contract';
import type { Context } from 'hono';
import { partyOf } from '../../platform/database/index.ts';
import {
  addressOf,
  createPublicRouter,
  empty,
  json,
  operation,
  ProblemError,
  validBody,
} from '../../platform/http/index.ts';
import { type AuthDeps, clientOf } from '../auth/index.ts';
import { type InvitedToEntity, noteLinkUse, renewLink } from '../collections/index.ts';
import { type FindInvited, openSession } from '../guests/index.ts';
import { tenantHostOf } from '../tenants/index.ts';

const tag = 'reporting-entity';

/** The tenant whose host is called; a caller has only so many tries. Throws `request.too_many` and `tenant.unknown`. */
const tenantOfTry = async ({ directory, limits, config }: AuthDeps, c: Context) => {
  await limits.countAttempt('key', addressOf(c, config.trustProxy));
  const tenant = await directory.find(tenantHostOf(c));
  if (!tenant) throw new ProblemError('tenant.unknown');
  return tenant;
};

/** Opening an entity's request by the link of a letter, and asking for another one. The secret of the link is the proof. */
export const linkRoutes = (deps: AuthDeps, findInvited: FindInvited<InvitedToEntity>) =>
  createPublicRouter()
    .post(
      '/reporting-entity/auth/link-sessions',
      operation({
        id: 'openPortalLink',
        tag,
        summary: 'Open the requests of the entity that a link is for',
        answers: { 201: json('A session that earns short tokens for that entity alone', PortalLinkSessionSchema) },
      }),
      validBody(PortalLinkKeySchema),
      async (c) => {
        const { id: tenantId } = await tenantOfTry(deps, c);
        const device = clientOf(c, deps.config.trustProxy);
        const { key } = c.req.valid('json');
        const { guest, invited, secret, settings } = await openSession(deps, findInvited, {
          tenantId,
          key,
          device,
        });
        await noteLinkUse(deps, invited);
        const token = `${portalSessionMark}${secret}`;
        const { language, scope } = invited;
        const of = partyOf(scope);
        return c.json({ token, linkId: guest.id, of, language, ...settings } satisfies PortalLinkSession, 201);
      },
    )
    .post(
      '/reporting-entity/auth/link-emails',
      operation({
        id: 'renewPortalLink',
        tag,
        summary: 'Send a new link to the address that an old one went to, if there is one',
        answers: { 204: empty() },
      }),
      validBody(PortalLinkRenewalSchema),
      async (c) => {
        const { id } = await tenantOfTry(deps, c);
        await renewLink(deps, id, c.req.valid('json'));
        return c.body(null, 204);
      },
    );
