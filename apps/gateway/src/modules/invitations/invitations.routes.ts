import {
  InvitationAcceptanceSchema,
  InvitationViewSchema,
  LinkReplacedSchema,
  LinkSchema,
  ProblemSchema,
  TokenPairSchema,
} from '@esg/contract';
import * as v from 'valibot';
import { addressOf, createPublicRouter, empty, json, operation, validBody } from '../../platform/http/index.ts';
import type { OnGiven } from '../access-grants/index.ts';
import { type AuthDeps, clientOf, keepSignIn, whereabouts } from '../auth/index.ts';
import { acceptInvitation, scheduleInvitationPurge, sendLinkAgain, viewInvitation } from './invitations.service.ts';

const tag = 'invitations';

/** What an invited person can do with their link, and the job that deletes old invitations. User management sends the invitations. */
export const invitationsRoutes = (deps: AuthDeps, onGiven: OnGiven) => {
  const { config, directory, limits } = deps;
  scheduleInvitationPurge(deps);
  return createPublicRouter()
    .post(
      '/auth/invitation-lookups',
      operation({
        id: 'viewInvitation',
        tag,
        summary: 'What a link invites to',
        answers: {
          200: json('The invitation', InvitationViewSchema),
          422: json('Why the link opens none', v.union([LinkReplacedSchema, ProblemSchema])),
        },
      }),
      validBody(LinkSchema),
      async (c) => {
        await limits.countAttempt('key', addressOf(c, config.trustProxy));
        const { tenant } = await whereabouts(directory, config, c);
        return c.json(await viewInvitation(deps, tenant.id, c.req.valid('json').key));
      },
    )
    .post(
      '/auth/invitation-link-emails',
      operation({
        id: 'sendInvitationLinkAgain',
        tag,
        summary: 'Send the newest link once more to the address that an older one went to, if there is one',
        answers: { 204: empty() },
      }),
      validBody(LinkSchema),
      async (c) => {
        await limits.countAttempt('key', addressOf(c, config.trustProxy));
        await sendLinkAgain(deps, c.req.valid('json').key, await whereabouts(directory, config, c));
        return c.body(null, 204);
      },
    )
    .post(
      '/auth/invitation-acceptances',
      operation({
        id: 'acceptInvitation',
        tag,
        summary: 'Accept an invitation: makes the account and signs in',
        answers: { 200: json('Access and refresh token', TokenPairSchema) },
      }),
      validBody(InvitationAcceptanceSchema),
      async (c) => {
        await limits.countAttempt('key', addressOf(c, config.trustProxy));
        const sender = await whereabouts(directory, config, c);
        const visit = { ...sender, client: clientOf(c, config.trustProxy) };
        const signedIn = await acceptInvitation(deps, c.req.valid('json'), visit, onGiven);
        keepSignIn(c, signedIn, config.trustProxy);
        return c.json(signedIn.pair);
      },
    );
};
