import { DisclosureEvidenceSchema, IdSchema, limits } from '@esg/contract';
import * as v from 'valibot';
import { requirePermission } from '../../platform/auth/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { createTenantRouter, json, operation, validParams } from '../../platform/http/index.ts';
import { readEvidence } from './evidence.service.ts';

const Path = v.object({
  id: IdSchema,
  code: v.pipe(v.string(), v.minLength(1), v.maxLength(limits.disclosureCodeLengthMax)),
});

/** The evidence of a disclosure. */
export const evidenceRoutes = (deps: GatewayDeps) =>
  createTenantRouter().get(
    '/reports/:id/disclosures/:code/evidence',
    operation({
      id: 'listDisclosureEvidence',
      tag: 'reports',
      summary: 'Documents that prove a disclosure',
      answers: { 200: json('All of them', v.array(DisclosureEvidenceSchema)) },
    }),
    requirePermission('report:read'),
    validParams(Path),
    async (c) => {
      const { id, code } = c.req.valid('param');
      return c.json(await readEvidence(deps, c.var.scope, id, code));
    },
  );
