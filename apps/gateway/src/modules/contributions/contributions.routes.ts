import {
  CollaboratorsQuerySchema,
  ContributionChangeSchema,
  ContributionCommentDraftSchema,
  ContributionCommentSchema,
  ContributionDetailsSchema,
  ContributionDraftSchema,
  ContributionReminderSchema,
  ContributionSchema,
  DraftLinkRenewalSchema,
  DraftLinkRequestSchema,
  DraftLinkSchema,
  IdSchema,
  ReportCollaboratorsSchema,
} from '@esg/contract';
import * as v from 'valibot';
import { requirePermission } from '../../platform/auth/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import {
  attachment,
  binary,
  createTenantRouter,
  idempotencyKey,
  json,
  operation,
  validBody,
  validParams,
  validQuery,
} from '../../platform/http/index.ts';
import { placeOf } from '../brands/index.ts';
import { changeInvitation, invite, listCollaborators, renewLink, revokeInvitation } from './contributions.service.ts';
import { renewDraftLink, shareDraft } from './draft-links.service.ts';
import { readContributionFile } from './evidence.service.ts';
import { remindNow } from './reminders.ts';
import { commentAsColleague, readDetails } from './task.service.ts';

const tag = 'contributions';
/** Paths of one invitation, or of one report. */
export const IdPathSchema = v.object({ id: IdSchema });
const now = { 200: json('The invitation as it is now', ContributionSchema) };

const listRoutes = (deps: GatewayDeps) =>
  createTenantRouter()
    .get(
      '/report-collaborators',
      operation({
        id: 'listCollaborators',
        tag,
        summary: 'Everyone who works on reports, a page of reports at a time',
        answers: {
          200: json(
            'Invited people, colleagues who were given disclosures, and those who came by themselves',
            ReportCollaboratorsSchema,
          ),
        },
      }),
      requirePermission('report:read'),
      validQuery(CollaboratorsQuerySchema),
      async (c) => c.json(await listCollaborators(deps, c.var.scope, c.req.valid('query'))),
    )
    .post(
      '/reports/:id/contributions',
      operation({
        id: 'inviteContributors',
        tag,
        summary: 'Invite people to questions of a report',
        headers: [idempotencyKey],
        answers: { 201: json('The invitations', v.array(ContributionSchema)) },
      }),
      requirePermission('report:write'),
      validParams(IdPathSchema),
      validBody(ContributionDraftSchema),
      async (c) => {
        const place = placeOf(c, deps.config);
        const asked = { reportId: c.req.valid('param').id, key: c.req.header('idempotency-key') };
        return c.json(await invite(deps, c.var.scope, asked, c.req.valid('json'), place), 201);
      },
    );

const oneRoutes = (deps: GatewayDeps) =>
  createTenantRouter()
    .patch(
      '/contributions/:id',
      operation({ id: 'changeContribution', tag, summary: 'Ask for something else', answers: now }),
      requirePermission('report:write'),
      validParams(IdPathSchema),
      validBody(ContributionChangeSchema),
      async (c) => c.json(await changeInvitation(deps, c.var.scope, c.req.valid('param').id, c.req.valid('json'))),
    )
    .post(
      '/contributions/:id/reminders',
      operation({ id: 'remindContributor', tag, summary: 'Remind one person now', answers: now }),
      requirePermission('report:write'),
      validParams(IdPathSchema),
      validBody(ContributionReminderSchema),
      async (c) => c.json(await remindNow(deps, c.var.scope, c.req.valid('param').id, c.req.valid('json').message)),
    )
    .post(
      '/contributions/:id/links',
      operation({
        id: 'renewContributionLink',
        tag,
        summary: 'Send a new link, end those before',
        answers: now,
      }),
      requirePermission('report:write'),
      validParams(IdPathSchema),
      async (c) => c.json(await renewLink(deps, c.var.scope, c.req.valid('param').id)),
    )
    .post(
      '/contributions/:id/revocation',
      operation({ id: 'revokeContribution', tag, summary: 'Withdraw an invitation', answers: now }),
      requirePermission('report:write'),
      validParams(IdPathSchema),
      async (c) => c.json(await revokeInvitation(deps, c.var.scope, c.req.valid('param').id)),
    );

const draftLinkRoutes = (deps: GatewayDeps) =>
  createTenantRouter()
    .post(
      '/reports/:id/draft-links',
      operation({
        id: 'shareDraft',
        tag,
        summary: 'Let a person without an account read the draft and comment on it',
        answers: { 201: json('The reader, and their link, which is shown once', DraftLinkSchema) },
      }),
      requirePermission('report:write'),
      validParams(IdPathSchema),
      validBody(DraftLinkRequestSchema),
      async (c) => {
        const place = placeOf(c, deps.config);
        return c.json(await shareDraft(deps, c.var.scope, c.req.valid('param').id, c.req.valid('json'), place), 201);
      },
    )
    .post(
      '/contributions/:id/draft-links',
      operation({
        id: 'renewDraftLink',
        tag,
        summary: 'Give a reader of the draft a new link, end those before',
        answers: { 201: json('The reader, and their link, which is shown once', DraftLinkSchema) },
      }),
      requirePermission('report:write'),
      validParams(IdPathSchema),
      validBody(DraftLinkRenewalSchema),
      async (c) =>
        c.json(await renewDraftLink(deps, c.var.scope, c.req.valid('param').id, c.req.valid('json').days), 201),
    );

const detailRoutes = (deps: GatewayDeps) =>
  createTenantRouter()
    .get(
      '/contributions/:id/details',
      operation({
        id: 'readContributionDetails',
        tag,
        summary: 'What an invited person said and left',
        answers: { 200: json('Comments and documents', ContributionDetailsSchema) },
      }),
      requirePermission('report:read'),
      validParams(IdPathSchema),
      async (c) => c.json(await readDetails(deps, c.var.scope, c.req.valid('param').id)),
    )
    .get(
      '/contributions/:id/evidence/:partId/file',
      operation({
        id: 'readContributionFile',
        tag,
        summary: 'A document that an invited person left',
        answers: { 200: binary('The document') },
      }),
      requirePermission('report:read'),
      validParams(v.object({ id: IdSchema, partId: IdSchema })),
      async (c) => {
        const { id, partId } = c.req.valid('param');
        const { content, mediaType, originalName } = await readContributionFile(deps, c.var.scope, id, partId);
        c.header('content-type', mediaType);
        c.header('content-disposition', attachment(originalName));
        return c.body(new Uint8Array(content));
      },
    )
    .post(
      '/contributions/:id/comments',
      operation({
        id: 'commentToContributor',
        tag,
        summary: 'Answer a comment of an invited person',
        headers: [idempotencyKey],
        answers: { 201: json('All comments', v.array(ContributionCommentSchema)) },
      }),
      requirePermission('report:write'),
      validParams(IdPathSchema),
      validBody(ContributionCommentDraftSchema),
      async (c) => {
        const { id } = c.req.valid('param');
        const key = c.req.header('idempotency-key');
        return c.json(await commentAsColleague(deps, c.var.scope, id, c.req.valid('json'), key), 201);
      },
    );

/** The people who work on reports, for those who invite them. */
export const organisationRoutes = (deps: GatewayDeps) =>
  createTenantRouter()
    .route('/', listRoutes(deps))
    .route('/', oneRoutes(deps))
    .route('/', draftLinkRoutes(deps))
    .route('/', detailRoutes(deps));
