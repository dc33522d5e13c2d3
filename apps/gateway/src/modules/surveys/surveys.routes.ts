/** One line for each operation of the module: longer than other routes, and nothing but its table of contents. */
import {
  CurrentSurveySchema,
  IdSchema,
  NewOpenLinkSchema,
  NewSurveyPeopleSchema,
  NewSurveySchema,
  OpenedSurveyCardSchema,
  SentLettersSchema,
  StakeholderAxisSchema,
  StoredPictureSchema,
  SurveyCardSchema,
  SurveyChangeSchema,
  SurveyExportQuerySchema,
  SurveyGroupsChangeSchema,
  SurveyLettersSchema,
  SurveyLinkSchema,
  SurveyPersonSchema,
  SurveyResultsSchema,
  SurveySchema,
  SurveyTextsSchema,
  SurveyVersionSchema,
} from '@esg/contract';
import * as v from 'valibot';
import { requirePermission } from '../../platform/auth/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import {
  attachment,
  binary,
  createTenantRouter,
  empty,
  idempotencyKey,
  json,
  operation,
  pictureBody,
  readPictureUpload,
  sendPrivateFile,
  validBody,
  validParams,
  validQuery,
} from '../../platform/http/index.ts';
import { placeOf } from '../brands/index.ts';
import * as people from './people.service.ts';
import * as pictures from './pictures.service.ts';
import * as results from './results.service.ts';
import { makeResultsFile } from './results-file.ts';
import * as service from './surveys.service.ts';
import { wavesRoutes } from './waves.routes.ts';

const tag = 'surveys';
const PathSchema = v.object({ id: IdSchema });
const PicturePathSchema = v.object({ id: IdSchema, fileId: IdSchema });
const readers = requirePermission('materiality:read');
const writers = requirePermission('materiality:write');
const survey = json('The survey as it is now', SurveySchema);
const answers = { 200: survey, 409: json('Someone else has just changed it', v.object({ current: SurveySchema })) };
const one = '/materiality/surveys/:id';

const editing = (deps: GatewayDeps) =>
  createTenantRouter()
    .get(
      '/materiality/surveys',
      operation({
        id: 'listOpenedSurveys',
        tag,
        summary: 'The surveys that were opened, of all assessments',
        answers: { 200: json('Surveys with the years of their assessments', v.array(OpenedSurveyCardSchema)) },
      }),
      readers,
      async (c) => c.json(await service.readOpened(deps, c.var.scope)),
    )
    .get(
      '/materiality/surveys/current',
      operation({
        id: 'readCurrentSurvey',
        tag,
        summary: 'The stakeholder survey that runs now',
        answers: { 200: json('The survey, or null', CurrentSurveySchema) },
      }),
      readers,
      async (c) => c.json(await service.readCurrent(deps, c.var.scope)),
    )
    .get(
      '/materiality/profiles/:id/surveys',
      operation({
        id: 'listSurveys',
        tag,
        summary: 'The surveys of an assessment',
        answers: { 200: json('All of them', v.array(SurveyCardSchema)) },
      }),
      readers,
      validParams(PathSchema),
      async (c) => c.json(await service.readSurveys(deps, c.var.scope, c.req.valid('param').id)),
    )
    .post(
      '/materiality/profiles/:id/surveys',
      operation({
        id: 'startSurvey',
        tag,
        summary: 'Begin a survey from a template',
        headers: [idempotencyKey],
        answers: { 201: survey },
      }),
      writers,
      validParams(PathSchema),
      validBody(NewSurveySchema),
      async (c) => {
        const key = c.req.header('idempotency-key');
        return c.json(
          await service.startSurvey(deps, c.var.scope, c.req.valid('param').id, c.req.valid('json'), key),
          201,
        );
      },
    )
    .get(
      one,
      operation({ id: 'readSurvey', tag, summary: 'One survey', answers: { 200: survey } }),
      readers,
      validParams(PathSchema),
      async (c) => c.json(await service.readSurvey(deps, c.var.scope, c.req.valid('param').id), 200),
    )
    .put(
      one,
      operation({ id: 'changeSurvey', tag, summary: 'Change what respondents read, and when', answers }),
      writers,
      validParams(PathSchema),
      validBody(SurveyChangeSchema),
      async (c) =>
        c.json(await service.changeSurvey(deps, c.var.scope, c.req.valid('param').id, c.req.valid('json')), 200),
    )
    .delete(
      one,
      operation({ id: 'removeSurvey', tag, summary: 'Delete a survey that never opened', answers: { 204: empty() } }),
      writers,
      validParams(PathSchema),
      async (c) => {
        await service.removeSurvey(deps, c.var.scope, c.req.valid('param').id);
        return c.body(null, 204);
      },
    )
    .post(
      `${one}/pictures`,
      operation({
        id: 'addSurveyPicture',
        tag,
        summary: 'Store a picture for a question',
        requestBody: pictureBody,
        answers: { 201: json('The picture, for a question to name', StoredPictureSchema) },
      }),
      writers,
      validParams(PathSchema),
      async (c) => {
        const { original } = await readPictureUpload(c.req.raw);
        return c.json(await pictures.addPicture(deps, c.var.scope, c.req.valid('param').id, original), 201);
      },
    )
    .get(
      `${one}/pictures/:fileId`,
      operation({
        id: 'readSurveyPicture',
        tag,
        summary: 'A picture of a survey',
        answers: { 200: binary('The picture') },
      }),
      readers,
      validParams(PicturePathSchema),
      async (c) => {
        const { id, fileId } = c.req.valid('param');
        return sendPrivateFile(c, await pictures.readPicture(deps, c.var.scope, id, fileId));
      },
    )
    .put(
      `${one}/groups`,
      operation({ id: 'changeSurveyGroups', tag, summary: 'Change who is asked, and what each group counts', answers }),
      writers,
      validParams(PathSchema),
      validBody(SurveyGroupsChangeSchema),
      async (c) =>
        c.json(await service.changeGroups(deps, c.var.scope, c.req.valid('param').id, c.req.valid('json')), 200),
    )
    .post(
      `${one}/opening`,
      operation({ id: 'openSurveyForAnswers', tag, summary: 'Open a survey', answers }),
      writers,
      validParams(PathSchema),
      validBody(SurveyVersionSchema),
      async (c) => {
        const { version } = c.req.valid('json');
        const place = placeOf(c, deps.config);
        return c.json(await service.openForAnswers(deps, c.var.scope, c.req.valid('param').id, version, place), 200);
      },
    )
    .post(
      `${one}/closing`,
      operation({ id: 'closeSurvey', tag, summary: 'Close a survey permanently', answers: { 200: survey } }),
      writers,
      validParams(PathSchema),
      async (c) => {
        const closed = await service.closeSurvey(deps, c.var.scope, c.req.valid('param').id);
        results.addUpSoon(deps, c.var.scope, closed);
        return c.json(closed, 200);
      },
    );

const asking = (deps: GatewayDeps) =>
  createTenantRouter()
    .get(
      `${one}/people`,
      operation({
        id: 'listSurveyPeople',
        tag,
        summary: 'People who are asked by a link of their own',
        answers: { 200: json('All of them', v.array(SurveyPersonSchema)) },
      }),
      writers,
      validParams(PathSchema),
      async (c) => c.json(await people.readPeople(deps, c.var.scope, c.req.valid('param').id)),
    )
    .post(
      `${one}/people`,
      operation({
        id: 'addSurveyPeople',
        tag,
        summary: 'Add people to a group',
        answers: { 201: json('All of them', v.array(SurveyPersonSchema)) },
      }),
      writers,
      validParams(PathSchema),
      validBody(NewSurveyPeopleSchema),
      async (c) => c.json(await people.addPeople(deps, c.var.scope, c.req.valid('param').id, c.req.valid('json')), 201),
    )
    .post(
      `${one}/letters`,
      operation({
        id: 'sendSurveyLetters',
        tag,
        summary: 'Write to people who got no letter yet',
        answers: { 200: json('How many', SentLettersSchema) },
      }),
      writers,
      validParams(PathSchema),
      validBody(SurveyLettersSchema),
      async (c) =>
        c.json(await people.sendLetters(deps, c.var.scope, c.req.valid('param').id, c.req.valid('json').message)),
    )
    .post(
      `${one}/reminders`,
      operation({
        id: 'remindSurveyPeople',
        tag,
        summary: 'Remind people who, as far as is known, have not submitted',
        answers: { 200: json('How many', SentLettersSchema) },
      }),
      writers,
      validParams(PathSchema),
      validBody(SurveyLettersSchema),
      async (c) =>
        c.json(await people.remindPeople(deps, c.var.scope, c.req.valid('param').id, c.req.valid('json').message)),
    )
    .post(
      '/materiality/survey-people/:id/link',
      operation({
        id: 'issueSurveyLink',
        tag,
        summary: 'Make a link for one person',
        answers: { 201: json('The link, told once', SurveyLinkSchema) },
      }),
      writers,
      validParams(PathSchema),
      async (c) => c.json(await people.issuePersonLink(deps, c.var.scope, c.req.valid('param').id), 201),
    )
    .delete(
      '/materiality/survey-people/:id',
      operation({ id: 'revokeSurveyPerson', tag, summary: 'End the links of a person', answers: { 204: empty() } }),
      writers,
      validParams(PathSchema),
      async (c) => {
        await people.revokePerson(deps, c.var.scope, c.req.valid('param').id);
        return c.body(null, 204);
      },
    )
    .post(
      '/materiality/survey-groups/:id/open-link',
      operation({
        id: 'issueOpenSurveyLink',
        tag,
        summary: 'Make a link that anybody may use; a former one ends',
        answers: { 201: json('The link, told once', SurveyLinkSchema) },
      }),
      writers,
      validParams(PathSchema),
      validBody(NewOpenLinkSchema),
      async (c) =>
        c.json(await service.issueOpenLink(deps, c.var.scope, c.req.valid('param').id, c.req.valid('json').limit), 201),
    )
    .delete(
      '/materiality/survey-groups/:id/open-link',
      operation({ id: 'revokeOpenSurveyLink', tag, summary: 'End the open link', answers: { 204: empty() } }),
      writers,
      validParams(PathSchema),
      async (c) => {
        await service.revokeOpenLink(deps, c.var.scope, c.req.valid('param').id);
        return c.body(null, 204);
      },
    );

const finding = (deps: GatewayDeps) =>
  createTenantRouter()
    .get(
      `${one}/results`,
      operation({
        id: 'readSurveyResults',
        tag,
        summary: 'Results by group and question, as far as they may be shown',
        answers: { 200: json('The results', SurveyResultsSchema) },
      }),
      readers,
      validParams(PathSchema),
      async (c) => c.json(await results.readResults(deps, c.var.scope, c.req.valid('param').id)),
    )
    .get(
      `${one}/results/texts`,
      operation({
        id: 'readSurveyTexts',
        tag,
        summary: 'What people wrote, as far as it may be shown',
        answers: { 200: json('Texts and words by question', SurveyTextsSchema) },
      }),
      readers,
      validParams(PathSchema),
      async (c) => c.json(await results.readTexts(deps, c.var.scope, c.req.valid('param').id)),
    )
    .get(
      `${one}/results/file`,
      operation({
        id: 'exportSurveyResults',
        tag,
        summary: 'The results as a file',
        answers: { 200: binary('The file') },
      }),
      readers,
      validParams(PathSchema),
      validQuery(SurveyExportQuerySchema),
      async (c) => {
        const file = await makeResultsFile(deps, c.var.scope, c.req.valid('param').id, c.req.valid('query'));
        return c.body(Uint8Array.from(file.bytes), 200, {
          'Content-Type': file.mediaType,
          'Content-Disposition': attachment(file.fileName),
          'Content-Length': String(file.bytes.byteLength),
        });
      },
    )
    .get(
      '/materiality/profiles/:id/stakeholder-axis',
      operation({
        id: 'readStakeholderAxis',
        tag,
        summary: 'What stakeholders say of each topic',
        answers: { 200: json('The values, with the weights', StakeholderAxisSchema) },
      }),
      readers,
      validParams(PathSchema),
      async (c) => c.json(await results.readStakeholderAxis(deps, c.var.scope, c.req.valid('param').id)),
    );

/** Surveys of stakeholders: what they ask, who is asked, and what came of it. */
export const surveysRoutes = (deps: GatewayDeps) =>
  createTenantRouter()
    .route('/', editing(deps))
    .route('/', asking(deps))
    .route('/', wavesRoutes(deps))
    .route('/', finding(deps));
