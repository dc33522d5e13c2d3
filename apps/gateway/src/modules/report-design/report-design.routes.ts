import { DesignChangeSchema, ReportDesignSchema } from '@esg/contract';
import { requirePermission } from '../../platform/auth/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import {
  binary,
  createTenantRouter,
  json,
  operation,
  pictureBody,
  readPictureUpload,
  sendPrivateFile,
  validBody,
  validParams,
} from '../../platform/http/index.ts';
import { ReportPathSchema } from '../reports/index.ts';
import { tag } from '../reports/kernel.ts';
import { changeDesign, changePicture, readDesign, readPicture } from './report-design.service.ts';

const now = { 200: json('The design as it is now', ReportDesignSchema) };

/** The design of a report: cover, order, texts between chapters, tables and charts. */
export const reportDesignRoutes = (deps: GatewayDeps) =>
  createTenantRouter()
    .get(
      '/reports/:id/design',
      operation({ id: 'readReportDesign', tag, summary: 'What the report looks like', answers: now }),
      requirePermission('report:read'),
      validParams(ReportPathSchema),
      async (c) => c.json(await readDesign(deps, c.var.scope, c.req.valid('param').id)),
    )
    .put(
      '/reports/:id/design',
      operation({ id: 'changeReportDesign', tag, summary: 'Store what the report looks like', answers: now }),
      requirePermission('report:write'),
      validParams(ReportPathSchema),
      validBody(DesignChangeSchema),
      async (c) => c.json(await changeDesign(deps, c.var.scope, c.req.valid('param').id, c.req.valid('json'))),
    )
    .put(
      '/reports/:id/design/picture',
      operation({
        id: 'changeReportPicture',
        tag,
        summary: 'Put a picture on the cover',
        requestBody: pictureBody,
        answers: now,
      }),
      requirePermission('report:write'),
      validParams(ReportPathSchema),
      async (c) => {
        const { original } = await readPictureUpload(c.req.raw);
        return c.json(await changePicture(deps, c.var.scope, c.req.valid('param').id, original));
      },
    )
    .delete(
      '/reports/:id/design/picture',
      operation({ id: 'removeReportPicture', tag, summary: 'Remove the picture from the cover', answers: now }),
      requirePermission('report:write'),
      validParams(ReportPathSchema),
      async (c) => c.json(await changePicture(deps, c.var.scope, c.req.valid('param').id, undefined)),
    )
    .get(
      '/reports/:id/design/picture',
      operation({
        id: 'readReportPicture',
        tag,
        summary: 'The picture of the cover',
        answers: { 200: binary('The picture') },
      }),
      requirePermission('report:read'),
      validParams(ReportPathSchema),
      async (c) => {
        return sendPrivateFile(c, await readPicture(deps, c.var.scope, c.req.valid('param').id));
      },
    );
