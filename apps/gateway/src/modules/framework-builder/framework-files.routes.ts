import { IdSchema, OwnFrameworkSchema } from '@esg/contract';
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
import { createFrom, readOne } from './framework-builder.service.ts';
import { frameworkFileBody, jsonOf, readFrameworkUpload } from './framework-file.ts';
import { writeFramework } from './workbook.ts';

const tag = 'framework-builder';
const PathSchema = v.object({ id: IdSchema });
const FormatSchema = v.object({ format: v.picklist(['json', 'excel']) });
const mediaTypes = {
  json: 'application/json',
  excel: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;
const extensions = { json: 'json', excel: 'xlsx' } as const;

/** Own frameworks as files: JSON for programs, Excel for people. An exported one can be imported again unchanged. */
export const frameworkFilesRoutes = (deps: GatewayDeps) => {
  const fence = requirePermission('framework:write');
  return createTenantRouter()
    .get(
      '/own-frameworks/:id/file',
      operation({
        id: 'exportOwnFramework',
        tag,
        summary: 'The framework as a file of JSON or Excel',
        answers: { 200: binary('The file') },
      }),
      fence,
      validParams(PathSchema),
      validQuery(FormatSchema),
      async (c) => {
        const { format } = c.req.valid('query');
        const { content } = await readOne(deps, c.var.scope, c.req.valid('param').id);
        const bytes = format === 'json' ? jsonOf(content) : await writeFramework(content);
        const name = `${content.name.en || content.name.zhTw || 'framework'}.${extensions[format]}`;
        c.header('content-disposition', attachment(name));
        c.header('content-type', mediaTypes[format]);
        return c.body(bytes, 200);
      },
    )
    .post(
      '/own-frameworks/imports',
      operation({
        id: 'importOwnFramework',
        tag,
        summary: 'Begin a framework with what a file holds',
        answers: { 201: json('The new draft', OwnFrameworkSchema) },
        requestBody: frameworkFileBody,
      }),
      fence,
      async (c) => c.json(await createFrom(deps, c.var.scope, await readFrameworkUpload(c.req.raw)), 201),
    );
};
