import { createHash } from 'node:crypto';
import { FrameworkSchema, FrameworkSummarySchema } from '@esg/contract';
import { findFramework, listFrameworks } from '@esg/standards';
import type { Context } from 'hono';
import * as v from 'valibot';
import { requirePermission } from '../../platform/auth/index.ts';
import { createTenantRouter, json, operation, ProblemError, validParams } from '../../platform/http/index.ts';

const tag = 'frameworks';
const PathSchema = v.object({ versionId: v.pipe(v.string(), v.minLength(1), v.maxLength(80)) });

type Written = { text: string; etag: string };
const written = new Map<string, Written>();

/** A framework is half a megabyte of JSON that changes with a release only: written once, then repeated. */
const writtenOnce = (name: string, value: unknown): Written => {
  const known = written.get(name);
  if (known) return known;
  const text = JSON.stringify(value);
  const made = { text, etag: `"${createHash('sha256').update(text).digest('base64url')}"` };
  written.set(name, made);
  return made;
};

/** Clients keep the answer and ask whether it is still the same; 304 says that it is. */
const answer = (c: Context, { text, etag }: Written) => {
  c.header('ETag', etag);
  c.header('Cache-Control', 'private, no-cache');
  const kept = c.req
    .header('if-none-match')
    ?.split(',')
    .map((tagOfClient) => tagOfClient.trim().replace(/^W\//, ''));
  if (kept?.includes(etag)) return c.body(null, 304);
  return c.body(text, 200, { 'Content-Type': 'application/json' });
};

/** The framework library. */
export const frameworksRoutes = () =>
  createTenantRouter()
    .get(
      '/frameworks',
      operation({
        id: 'listFrameworks',
        tag,
        summary: 'Framework versions on offer',
        answers: { 200: json('The frameworks', v.array(FrameworkSummarySchema)) },
      }),
      requirePermission('report:read'),
      (c) => answer(c, writtenOnce('', listFrameworks())),
    )
    .get(
      '/frameworks/:versionId',
      operation({
        id: 'readFramework',
        tag,
        summary: 'One framework version with its forms, reasons and units',
        answers: { 200: json('The framework', FrameworkSchema) },
      }),
      requirePermission('report:read'),
      validParams(PathSchema),
      (c) => {
        const framework = findFramework(c.req.valid('param').versionId);
        if (!framework) throw new ProblemError('resource.not_found');
        return answer(c, writtenOnce(framework.versionId, framework));
      },
    );
