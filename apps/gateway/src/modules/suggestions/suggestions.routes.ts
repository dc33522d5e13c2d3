import {
  DocumentIdsSchema,
  DocumentUsesSchema,
  IdSchema,
  SuggestionAcceptedSchema,
  SuggestionAcceptSchema,
  SuggestionChangeSchema,
  SuggestionConflictSchema,
  SuggestionSchema,
  SuggestionsQuerySchema,
  SuggestionsSchema,
} from '@esg/contract';
import * as v from 'valibot';
import { requirePermission } from '../../platform/auth/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { createTenantRouter, json, operation, validBody, validParams, validQuery } from '../../platform/http/index.ts';
import { ReportPathSchema } from '../reports/index.ts';
import { acceptSuggestion } from './accept.service.ts';
import { readDocumentUses } from './document-uses.service.ts';
import { changeSuggestion, readSuggestions } from './suggestions.service.ts';

const tag = 'suggestions';
const PathSchema = v.object({ id: IdSchema, suggestionId: IdSchema });
const documentReaders = requirePermission('document:read');

/** What a machine found in documents for fields of a report, and what people decide about it. */
export const suggestionRoutes = (deps: GatewayDeps) =>
  createTenantRouter()
    .post(
      '/document-uses',
      operation({
        id: 'readDocumentUses',
        tag,
        summary: 'Answers and suggestions that come from documents, to see before these are deleted',
        answers: { 200: json('Answers by report, and open suggestions', DocumentUsesSchema) },
      }),
      documentReaders,
      validBody(DocumentIdsSchema),
      async (c) => c.json(await readDocumentUses(deps, c.var.scope, c.req.valid('json').ids), 200),
    )
    .get(
      '/reports/:id/suggestions',
      operation({
        id: 'listSuggestions',
        tag,
        summary: 'What was found in documents for fields of the report, each with its passage',
        answers: { 200: json('In the order of the framework', SuggestionsSchema) },
      }),
      requirePermission('report:read'),
      documentReaders,
      validParams(ReportPathSchema),
      validQuery(SuggestionsQuerySchema),
      async (c) => c.json(await readSuggestions(deps, c.var.scope, c.req.valid('param').id, c.req.valid('query'))),
    )
    .post(
      '/reports/:id/suggestions/:suggestionId/accept',
      operation({
        id: 'acceptSuggestion',
        tag,
        summary: 'Make a suggestion the answer, as it is or edited; an answer is only replaced where it was seen',
        answers: {
          200: json('The suggestion, and the answer that it became', SuggestionAcceptedSchema),
          409: json('The field has another answer now', SuggestionConflictSchema),
        },
      }),
      requirePermission('report:write'),
      documentReaders,
      validParams(PathSchema),
      validBody(SuggestionAcceptSchema),
      async (c) => {
        const { id, suggestionId } = c.req.valid('param');
        return c.json(await acceptSuggestion(deps, c.var.scope, id, suggestionId, c.req.valid('json')), 200);
      },
    )
    .put(
      '/reports/:id/suggestions/:suggestionId',
      operation({
        id: 'changeSuggestion',
        tag,
        summary: 'Reject an open suggestion, or open a rejected one again',
        answers: { 200: json('The suggestion as it is now', SuggestionSchema) },
      }),
      requirePermission('report:write'),
      documentReaders,
      validParams(PathSchema),
      validBody(SuggestionChangeSchema),
      async (c) => {
        const { id, suggestionId } = c.req.valid('param');
        return c.json(await changeSuggestion(deps, c.var.scope, id, suggestionId, c.req.valid('json').state));
      },
    );
