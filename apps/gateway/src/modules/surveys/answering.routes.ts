import {
  IdSchema,
  NewBallotSchema,
  OpenedSurveySchema,
  SurveyAnswerSchema,
  SurveyKeySchema,
  SurveyReceiptSchema,
  SurveySubmissionSchema,
  surveyLimits,
} from '@esg/contract';
import type { Context } from 'hono';
import * as v from 'valibot';
import type { GatewayDeps } from '../../platform/deps.ts';
import {
  addressOf,
  binary,
  createPublicRouter,
  json,
  operation,
  ProblemError,
  sendPrivateFile,
  validBody,
  validParams,
} from '../../platform/http/index.ts';
import { type TenantDirectory, tenantHostOf } from '../tenants/index.ts';
import * as service from './answering.service.ts';
import { createOpening } from './open-survey.service.ts';
import { readShownPicture } from './pictures.service.ts';
import { createAnswering } from './save-answers.service.ts';

const tag = 'survey-answers';
const ShownPictureSchema = v.object({ seal: v.pipe(v.string(), v.maxLength(500)), fileId: IdSchema });

/** What people without an account do with the link of a survey. Its secret is in the body: addresses are logged. */
export const answeringRoutes = (deps: GatewayDeps, directory: TenantDirectory) => {
  const findTenant = async (c: Context, key: string): Promise<string> => {
    await service.countCall(deps, addressOf(c, deps.config.trustProxy), key);
    const tenant = await directory.find(tenantHostOf(c));
    if (!tenant) throw new ProblemError('tenant.unknown');
    return tenant.id;
  };
  const openSurvey = createOpening(deps);
  const answerSurvey = createAnswering(deps);
  return createPublicRouter()
    .get(
      '/survey-pictures/:seal/:fileId',
      operation({
        id: 'readShownSurveyPicture',
        tag,
        summary: 'A picture of a survey, at the address that opening the survey tells',
        answers: { 200: binary('The picture') },
      }),
      validParams(ShownPictureSchema),
      async (c) => {
        await service.countPicture(deps, addressOf(c, deps.config.trustProxy));
        const tenant = await directory.find(tenantHostOf(c));
        if (!tenant) throw new ProblemError('tenant.unknown');
        const { seal, fileId } = c.req.valid('param');
        const answer = sendPrivateFile(c, await readShownPicture(deps, tenant.id, seal, fileId));
        // The bytes behind an id never change, and a page that is read again asks for none of them.
        answer.headers.set('cache-control', `private, max-age=${surveyLimits.pictureHours * 60 * 60}, immutable`);
        return answer;
      },
    )
    .post(
      '/survey-openings',
      operation({
        id: 'openSurvey',
        tag,
        summary: 'Open the survey that a link is for',
        answers: { 200: json('The survey, with what was answered so far', OpenedSurveySchema) },
      }),
      validBody(SurveyKeySchema),
      async (c) => {
        const { key } = c.req.valid('json');
        return c.json(await openSurvey({ tenantId: await findTenant(c, key), key }), 200);
      },
    )
    .post(
      '/survey-ballots',
      operation({
        id: 'beginSurvey',
        tag,
        summary: 'Begin to answer by an open link, with the solution of its challenge',
        answers: { 201: json('The secret with which this device answers', SurveyKeySchema) },
      }),
      validBody(NewBallotSchema),
      async (c) => {
        const ballot = c.req.valid('json');
        await service.countBallot(deps, addressOf(c, deps.config.trustProxy));
        return c.json(await service.beginBallot(deps, await findTenant(c, ballot.key), ballot), 201);
      },
    )
    .put(
      '/survey-answers',
      operation({
        id: 'answerSurvey',
        tag,
        summary: 'Save one answer, or remove it',
        answers: { 200: json('Saved', SurveyReceiptSchema) },
      }),
      validBody(SurveyAnswerSchema),
      async (c) => {
        const answer = c.req.valid('json');
        return c.json(await answerSurvey(await findTenant(c, answer.key), answer), 200);
      },
    )
    .post(
      '/survey-submissions',
      operation({
        id: 'submitSurvey',
        tag,
        summary: 'Let the answers count',
        answers: { 200: json('They count', SurveySubmissionSchema) },
      }),
      validBody(SurveyKeySchema),
      async (c) => {
        const { key } = c.req.valid('json');
        return c.json(await service.submitSurvey(deps, { tenantId: await findTenant(c, key), key }), 200);
      },
    )
    .post(
      '/survey-withdrawals',
      operation({
        id: 'withdrawSurvey',
        tag,
        summary: 'Delete all of one’s answers',
        answers: { 200: json('They are deleted', SurveySubmissionSchema) },
      }),
      validBody(SurveyKeySchema),
      async (c) => {
        const { key } = c.req.valid('json');
        return c.json(await service.withdrawResponse(deps, { tenantId: await findTenant(c, key), key }), 200);
      },
    );
};
