/** One line for each operation of the module: longer than other routes, and nothing but its table of contents. */
import {
  AssessedTopicSchema,
  AssessmentFileQuerySchema,
  AssessmentHeadSchema,
  AssessmentSchema,
  IdSchema,
  IroChangeSchema,
  IroSchema,
  MaterialityDecisionSchema,
  MaterialityEventSchema,
  MaterialityLibrarySchema,
  MaterialityProfileQuerySchema,
  MaterialityProfileSchema,
  MaterialitySettingsChangeSchema,
  MaterialityYearSchema,
  NewApprovalRequestSchema,
  NewApprovalSchema,
  NewAssessmentSchema,
  NewDecisionSchema,
  NewIroSchema,
  NewTopicsSchema,
  ScoresChangeSchema,
  SettlementSchema,
  TopicChangeSchema,
  TopicFrameworkSchema,
} from '@esg/contract';
import { listTopicFrameworks, materialityLibrary } from '@esg/standards';
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
import { mediaTypes } from '../imports/index.ts';
import { approveAssessment, requestApproval } from './approval.service.ts';
import { registerImportRoutes } from './imports.routes.ts';
import * as profiles from './profiles.service.ts';
import * as scoring from './scoring.service.ts';
import { makeAssessmentFile } from './workbook.ts';

const tag = 'materiality';
const PathSchema = v.object({ id: IdSchema });
const readers = requirePermission('materiality:read');
const writers = requirePermission('materiality:write');
const deciders = requirePermission('materiality:decide');
const StaleSchema = v.object({ current: AssessmentSchema });
const headAnswers = { 200: json('The assessment without its topics and entries', AssessmentHeadSchema) };
const answers = {
  200: json('The assessment as it is now', AssessmentSchema),
  409: json('Someone else has just changed it', StaleSchema),
};

/** Assessments of what is material, and what the screens ask when they start (spec section 7). */
export const materialityRoutes = (deps: GatewayDeps) =>
  createTenantRouter()
    .route('/', registerImportRoutes(deps))
    .get(
      '/materiality/profiles',
      operation({
        id: 'readMaterialityProfile',
        tag,
        summary: 'The assessment of the latest year',
        answers: { 200: json('The assessment, or null', MaterialityProfileSchema) },
      }),
      readers,
      validQuery(MaterialityProfileQuerySchema),
      async (c) => c.json({ profile: (await profiles.readYears(deps, c.var.scope))[0] ?? null }),
    )
    .get(
      '/materiality/library',
      operation({
        id: 'readMaterialityLibrary',
        tag,
        summary: 'Topics, scales and groups that assessments start from, and what topics bring into reports',
        answers: {
          200: json(
            'The library',
            v.object({ ...MaterialityLibrarySchema.entries, frameworks: v.array(TopicFrameworkSchema) }),
          ),
        },
      }),
      readers,
      (c) => c.json({ ...materialityLibrary(), frameworks: listTopicFrameworks() }),
    )
    .get(
      '/materiality/years',
      operation({
        id: 'listMaterialityYears',
        tag,
        summary: 'The assessments of all years, the latest first',
        answers: { 200: json('All of them', v.array(MaterialityYearSchema)) },
      }),
      readers,
      async (c) => c.json(await profiles.readYears(deps, c.var.scope)),
    )
    .post(
      '/materiality/profiles',
      operation({
        id: 'startAssessment',
        tag,
        summary: 'Start the assessment of a year, from the latest earlier one',
        headers: [idempotencyKey],
        answers: { 201: json('The new assessment', AssessmentSchema) },
      }),
      writers,
      validBody(NewAssessmentSchema),
      async (c) => {
        const key = c.req.header('idempotency-key');
        return c.json(await profiles.startAssessment(deps, c.var.scope, c.req.valid('json'), key), 201);
      },
    )
    .get(
      '/materiality/profiles/:id',
      operation({
        id: 'readAssessment',
        tag,
        summary: 'One assessment with everything in it',
        answers: { 200: answers[200] },
      }),
      readers,
      validParams(PathSchema),
      async (c) => c.json(await profiles.readAssessment(deps, c.var.scope, c.req.valid('param').id)),
    )
    .get(
      '/materiality/profiles/:id/head',
      operation({
        id: 'readAssessmentHead',
        tag,
        summary: 'One assessment without its topics and entries, to see whether those changed',
        answers: headAnswers,
      }),
      readers,
      validParams(PathSchema),
      async (c) => c.json(await profiles.readAssessmentHead(deps, c.var.scope, c.req.valid('param').id)),
    )
    .get(
      '/materiality/profiles/:id/events',
      operation({
        id: 'listMaterialityEvents',
        tag,
        summary: 'The latest changes of an assessment, the newest first',
        answers: { 200: json('The changes', v.array(MaterialityEventSchema)) },
      }),
      readers,
      validParams(PathSchema),
      async (c) => c.json(await profiles.readEvents(deps, c.var.scope, c.req.valid('param').id)),
    )
    .put(
      '/materiality/profiles/:id',
      operation({
        id: 'changeMaterialitySettings',
        tag,
        summary: 'Change how an assessment is made',
        answers: { ...answers, ...headAnswers },
      }),
      writers,
      validParams(PathSchema),
      validBody(MaterialitySettingsChangeSchema),
      async (c) =>
        c.json(await profiles.changeSettings(deps, c.var.scope, c.req.valid('param').id, c.req.valid('json')), 200),
    )
    .post(
      '/materiality/profiles/:id/topics',
      operation({
        id: 'addMaterialityTopics',
        tag,
        summary: 'Add topics of the library, or your own, to the long list',
        answers: { 201: json('The added topics', v.array(AssessedTopicSchema)) },
      }),
      writers,
      validParams(PathSchema),
      validBody(NewTopicsSchema),
      async (c) =>
        c.json(await profiles.addTopics(deps, c.var.scope, c.req.valid('param').id, c.req.valid('json')), 201),
    )
    .put(
      '/materiality/topics/:id',
      operation({
        id: 'changeMaterialityTopic',
        tag,
        summary: 'Leave a topic out, merge it, name it, or judge it against its scores',
        answers: {
          200: json('The changed topic', AssessedTopicSchema),
          409: json('Someone else has just changed it', v.object({ current: AssessedTopicSchema })),
        },
      }),
      writers,
      validParams(PathSchema),
      validBody(TopicChangeSchema),
      async (c) =>
        c.json(await profiles.changeTopic(deps, c.var.scope, c.req.valid('param').id, c.req.valid('json')), 200),
    )
    .post(
      '/materiality/profiles/:id/iros',
      operation({
        id: 'addIro',
        tag,
        summary: 'Add an impact, a risk or an opportunity',
        answers: { 201: answers[200] },
      }),
      writers,
      validParams(PathSchema),
      validBody(NewIroSchema),
      async (c) => c.json(await scoring.addIro(deps, c.var.scope, c.req.valid('param').id, c.req.valid('json')), 201),
    )
    .put(
      '/materiality/iros/:id',
      operation({
        id: 'changeIro',
        tag,
        summary: 'Change an impact, a risk or an opportunity',
        answers: {
          200: answers[200],
          409: json('Someone else has just changed it', v.object({ current: IroSchema })),
        },
      }),
      writers,
      validParams(PathSchema),
      validBody(IroChangeSchema),
      async (c) =>
        c.json(await scoring.changeIro(deps, c.var.scope, c.req.valid('param').id, c.req.valid('json')), 200),
    )
    .delete(
      '/materiality/iros/:id',
      operation({
        id: 'removeIro',
        tag,
        summary: 'Delete an entry that no one scored',
        answers: { 200: answers[200] },
      }),
      writers,
      validParams(PathSchema),
      async (c) => c.json(await scoring.removeIro(deps, c.var.scope, c.req.valid('param').id), 200),
    )
    .put(
      '/materiality/iros/:id/scores',
      operation({ id: 'scoreIro', tag, summary: 'Give your own scores of an entry', answers: { 200: answers[200] } }),
      writers,
      validParams(PathSchema),
      validBody(ScoresChangeSchema),
      async (c) => c.json(await scoring.scoreIro(deps, c.var.scope, c.req.valid('param').id, c.req.valid('json')), 200),
    )
    .put(
      '/materiality/iros/:id/settlement',
      operation({
        id: 'settleIro',
        tag,
        summary: 'Settle what counts of an entry',
        answers: { 200: answers[200], 409: json('Someone else has just settled it', v.object({ current: IroSchema })) },
      }),
      writers,
      validParams(PathSchema),
      validBody(SettlementSchema),
      async (c) =>
        c.json(await scoring.settleIro(deps, c.var.scope, c.req.valid('param').id, c.req.valid('json')), 200),
    )
    .post(
      '/materiality/profiles/:id/reveal',
      operation({ id: 'revealScores', tag, summary: 'Show all scores to everyone', answers: { 200: answers[200] } }),
      deciders,
      validParams(PathSchema),
      async (c) => c.json(await scoring.revealScores(deps, c.var.scope, c.req.valid('param').id), 200),
    )
    .get(
      '/materiality/profiles/:id/file',
      operation({
        id: 'readAssessmentFile',
        tag,
        summary: 'An assessment as a workbook: matrix, register and decisions',
        answers: { 200: binary('The workbook') },
      }),
      readers,
      validParams(PathSchema),
      validQuery(AssessmentFileQuerySchema),
      async (c) => {
        const { language } = c.req.valid('query');
        const { bytes, fileName } = await makeAssessmentFile(deps, c.var.scope, c.req.valid('param').id, language);
        return c.body(Uint8Array.from(bytes), 200, {
          'Content-Type': mediaTypes.excel,
          'Content-Disposition': attachment(fileName),
          'Content-Length': String(bytes.byteLength),
        });
      },
    )
    .get(
      '/materiality/decisions',
      operation({
        id: 'listMaterialityDecisions',
        tag,
        summary: 'The latest decisions of all years, newest first',
        answers: { 200: json('The decisions', v.array(MaterialityDecisionSchema)) },
      }),
      readers,
      async (c) => c.json(await scoring.readDecisions(deps, c.var.scope)),
    )
    .post(
      '/materiality/profiles/:id/approval-requests',
      operation({
        id: 'requestApproval',
        tag,
        summary: 'Ask those whose turn it is to approve an assessment',
        answers: { 201: answers[200], 409: answers[409] },
      }),
      writers,
      validParams(PathSchema),
      validBody(NewApprovalRequestSchema),
      async (c) => c.json(await requestApproval(deps, c.var.scope, c.req.valid('param').id, c.req.valid('json')), 201),
    )
    .post(
      '/materiality/profiles/:id/approvals',
      operation({
        id: 'approveAssessment',
        tag,
        summary: 'Approve an assessment before it is decided, or return it, for the step that names you',
        answers: { 201: answers[200], 409: answers[409] },
      }),
      writers,
      validParams(PathSchema),
      validBody(NewApprovalSchema),
      async (c) =>
        c.json(await approveAssessment(deps, c.var.scope, c.req.valid('param').id, c.req.valid('json')), 201),
    )
    .post(
      '/materiality/profiles/:id/decisions',
      operation({
        id: 'decideMateriality',
        tag,
        summary: 'Decide what is material',
        answers: {
          201: json('The decision', MaterialityDecisionSchema),
          409: json('Someone else has just changed something of it', StaleSchema),
        },
      }),
      deciders,
      validParams(PathSchema),
      validBody(NewDecisionSchema),
      async (c) => c.json(await scoring.decide(deps, c.var.scope, c.req.valid('param').id, c.req.valid('json')), 201),
    );
