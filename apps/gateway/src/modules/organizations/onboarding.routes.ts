import {
  IdSchema,
  InformationStepChangeSchema,
  OrganizationLanguageSchema,
  RegisterProcessSchema,
  ReportLanguageChoiceSchema,
} from '@esg/contract';
import type { Context } from 'hono';
import * as v from 'valibot';
import { requirePermission } from '../../platform/auth/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import {
  createTenantRouter,
  empty,
  json,
  operation,
  validBody,
  validParams,
  validQuery,
} from '../../platform/http/index.ts';
import {
  type AtWelcome,
  changeCommunicationLanguage,
  changeInformationStep,
  changeRegisterProcess,
  changeReportLanguages,
  readRegisterProcess,
} from './onboarding.service.ts';

const tag = 'organizations';
const PathSchema = v.object({ id: IdSchema });
const step = json('The step', RegisterProcessSchema);

/** Signing up step by step, and the organisation's languages (spec section 7, user-organization). */
export const onboardingRoutes = (deps: GatewayDeps, atWelcome: (c: Context) => AtWelcome) =>
  createTenantRouter()
    .get(
      '/user-organization/user-settings/register-process',
      operation({ id: 'readRegisterProcess', tag, summary: 'How far signing up is', answers: { 200: step } }),
      requirePermission('organisation:read'),
      async (c) => c.json(await readRegisterProcess(deps, c.var.scope)),
    )
    .post(
      '/user-organization/user-settings/register-process',
      operation({ id: 'changeRegisterProcess', tag, summary: 'Continue signing up', answers: { 200: step } }),
      requirePermission('organisation:write'),
      validBody(RegisterProcessSchema),
      async (c) => c.json(await changeRegisterProcess(deps, c.var.scope, c.req.valid('json'), atWelcome(c))),
    )
    .patch(
      '/organizations/information-step',
      operation({
        id: 'changeInformationStep',
        tag,
        summary: 'Continue with the company profile',
        answers: { 204: empty() },
      }),
      requirePermission('organisation:write'),
      validBody(InformationStepChangeSchema),
      async (c) => {
        await changeInformationStep(deps, c.var.scope, c.req.valid('json'));
        return c.body(null, 204);
      },
    )
    .patch(
      '/organizations/:id/report-lang',
      operation({ id: 'changeReportLanguage', tag, summary: 'Languages of new reports', answers: { 204: empty() } }),
      requirePermission('organisation:write'),
      validParams(PathSchema),
      validQuery(ReportLanguageChoiceSchema),
      async (c) => {
        const { lang, both } = c.req.valid('query');
        await changeReportLanguages(deps, c.var.scope, c.req.valid('param').id, lang, both);
        return c.body(null, 204);
      },
    )
    .patch(
      '/organizations/:id/lang',
      operation({
        id: 'changeCommunicationLanguage',
        tag,
        summary: 'Language in which the organisation is written to',
        answers: { 204: empty() },
      }),
      requirePermission('organisation:write'),
      validParams(PathSchema),
      validQuery(OrganizationLanguageSchema),
      async (c) => {
        const { lang } = c.req.valid('query');
        await changeCommunicationLanguage(deps, c.var.scope, c.req.valid('param').id, lang);
        return c.body(null, 204);
      },
    );
