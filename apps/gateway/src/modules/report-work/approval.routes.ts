import {
  ApprovalDecisionSchema,
  ApprovalRequestSchema,
  ApprovalRulesChangeSchema,
  ApprovalRulesSchema,
  ReportChainSchema,
  ReportEvidenceRuleSchema,
  ReportSchema,
} from '@esg/contract';
import * as v from 'valibot';
import { requirePermission } from '../../platform/auth/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { createTenantRouter, empty, json, operation, validBody, validParams } from '../../platform/http/index.ts';
import { decideDisclosure, submitDisclosure } from './approval.service.ts';
import { DisclosurePathSchema, ReportPathSchema, tag } from './paths.ts';
import { completeReport, decideReport, submitReport, withdrawReport } from './report-approval.service.ts';
import { changeChain, changeEvidenceRule, changeRules, readRules } from './rules.service.ts';

const report = { 200: json('The report as it is now', ReportSchema) };
const rules = json('The rules', ApprovalRulesSchema);

/** Approval rounds of a report as a whole. */
const reportRounds = (deps: GatewayDeps) =>
  createTenantRouter()
    .post(
      '/reports/:id/approval',
      operation({ id: 'submitReport', tag, summary: 'Submit the whole report for approval', answers: report }),
      requirePermission('report:write'),
      validParams(ReportPathSchema),
      validBody(ApprovalRequestSchema),
      async (c) => c.json(await submitReport(deps, c.var.scope, c.req.valid('param').id, c.req.valid('json'))),
    )
    .delete(
      '/reports/:id/approval',
      operation({
        id: 'withdrawReport',
        tag,
        summary: 'Withdraw a request for approval, or an approval',
        answers: report,
      }),
      requirePermission('report:write'),
      validParams(ReportPathSchema),
      async (c) => c.json(await withdrawReport(deps, c.var.scope, c.req.valid('param').id)),
    )
    .post(
      '/reports/:id/approval/decisions',
      operation({ id: 'decideReport', tag, summary: 'Approve or reject the step that waits', answers: report }),
      requirePermission('report:approve'),
      validParams(ReportPathSchema),
      validBody(ApprovalDecisionSchema),
      async (c) => c.json(await decideReport(deps, c.var.scope, c.req.valid('param').id, c.req.valid('json'))),
    )
    .post(
      '/reports/:id/completion',
      operation({ id: 'completeReport', tag, summary: 'Complete a report that was approved', answers: report }),
      requirePermission('report:write'),
      validParams(ReportPathSchema),
      async (c) => c.json(await completeReport(deps, c.var.scope, c.req.valid('param').id)),
    );

/** Approval rounds and their rules. */
export const approvalRoutes = (deps: GatewayDeps) =>
  createTenantRouter()
    .route('/', reportRounds(deps))
    .post(
      '/reports/:id/disclosures/:code/approval',
      operation({ id: 'submitDisclosure', tag, summary: 'Submit a disclosure for approval', answers: report }),
      requirePermission('report:write'),
      validParams(DisclosurePathSchema),
      validBody(ApprovalRequestSchema),
      async (c) => {
        const { id, code } = c.req.valid('param');
        return c.json(await submitDisclosure(deps, c.var.scope, id, code, c.req.valid('json')));
      },
    )
    .post(
      '/reports/:id/disclosures/:code/approval/decisions',
      operation({ id: 'decideDisclosure', tag, summary: 'Approve or reject the step that waits', answers: report }),
      requirePermission('report:approve'),
      validParams(DisclosurePathSchema),
      validBody(ApprovalDecisionSchema),
      async (c) => {
        const { id, code } = c.req.valid('param');
        return c.json(await decideDisclosure(deps, c.var.scope, id, code, c.req.valid('json')));
      },
    )
    .put(
      '/reports/:id/evidence-rule',
      operation({
        id: 'changeReportEvidenceRule',
        tag,
        summary: 'Ask other evidence of a report, or what is asked of all',
        answers: { 204: empty() },
      }),
      requirePermission('report:publish'),
      validParams(ReportPathSchema),
      validBody(ReportEvidenceRuleSchema),
      async (c) => {
        await changeEvidenceRule(deps, c.var.scope, c.req.valid('param').id, c.req.valid('json'));
        return c.body(null, 204);
      },
    )
    .put(
      '/reports/:id/approval-chain',
      operation({
        id: 'changeReportChain',
        tag,
        summary: 'Give the report its own chain of approvers, or none',
        answers: { 204: empty() },
      }),
      requirePermission('report:publish'),
      validParams(ReportPathSchema),
      validBody(ReportChainSchema),
      async (c) => {
        await changeChain(deps, c.var.scope, c.req.valid('param').id, c.req.valid('json'));
        return c.body(null, 204);
      },
    )
    .get(
      '/organizations/approval-rules',
      operation({
        id: 'readApprovalRules',
        tag,
        summary: 'What the organisation asks of its approvals',
        answers: { 200: rules },
      }),
      requirePermission('report:read'),
      async (c) => c.json(await readRules(deps, c.var.scope)),
    )
    .put(
      '/organizations/approval-rules',
      operation({
        id: 'changeApprovalRules',
        tag,
        summary: 'Change what the organisation asks of its approvals',
        answers: {
          200: rules,
          409: json('Someone else has just changed them', v.object({ current: ApprovalRulesSchema })),
        },
      }),
      requirePermission('organisation:write'),
      validBody(ApprovalRulesChangeSchema),
      async (c) => c.json(await changeRules(deps, c.var.scope, c.req.valid('json')), 200),
    );
