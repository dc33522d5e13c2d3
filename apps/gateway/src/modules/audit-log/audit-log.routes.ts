import {
  AuditFileQuerySchema,
  AuditLogChoicesSchema,
  AuditLogPageSchema,
  AuditLogQuerySchema,
  IdSchema,
} from '@esg/contract';
import * as v from 'valibot';
import { requirePermission } from '../../platform/auth/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import {
  attachment,
  binary,
  createTenantRouter,
  json,
  operation,
  validParams,
  validQuery,
} from '../../platform/http/index.ts';
import { makeAuditFile } from './audit-file.ts';
import { readAuditChoices, readAuditLog } from './audit-log.service.ts';

const tag = 'audit-log';
const PathSchema = v.object({ id: IdSchema });
const reader = requirePermission('report:read');

/** The audit log of each report (spec section 3): read, filtered, and taken along. */
export const auditLogRoutes = (deps: GatewayDeps) =>
  createTenantRouter()
    .get(
      '/reports/:id/audit-log',
      operation({
        id: 'listAuditLog',
        tag,
        summary: 'Who changed what when, newest first',
        answers: { 200: json('One page', AuditLogPageSchema) },
      }),
      reader,
      validParams(PathSchema),
      validQuery(AuditLogQuerySchema),
      async (c) => c.json(await readAuditLog(deps, c.var.scope, c.req.valid('param').id, c.req.valid('query'))),
    )
    .get(
      '/reports/:id/audit-log/choices',
      operation({
        id: 'readAuditLogChoices',
        tag,
        summary: 'What the log can be filtered by, and the end of its chain',
        answers: { 200: json('The choices', AuditLogChoicesSchema) },
      }),
      reader,
      validParams(PathSchema),
      async (c) => c.json(await readAuditChoices(deps, c.var.scope, c.req.valid('param').id)),
    )
    .get(
      '/reports/:id/audit-log/file',
      operation({
        id: 'readAuditLogFile',
        tag,
        summary: 'The log as Excel or CSV, or whole as a proof that can be verified',
        answers: { 200: binary('The file') },
      }),
      reader,
      validParams(PathSchema),
      validQuery(AuditFileQuerySchema),
      async (c) => {
        const file = await makeAuditFile(deps, c.var.scope, c.req.valid('param').id, c.req.valid('query'));
        return c.body(Uint8Array.from(file.bytes), 200, {
          'Content-Type': file.mediaType,
          'Content-Disposition': attachment(file.fileName),
          'Content-Length': String(file.bytes.byteLength),
        });
      },
    );
