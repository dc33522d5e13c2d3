import {
  BrandSheetSchema,
  ExportFormatSchema,
  exportExtensions,
  exportMediaTypes,
  IdSchema,
  LanguageSchema,
} from '@esg/contract';
import * as v from 'valibot';
import { requirePermission } from '../../platform/auth/index.ts';
import {
  attachment,
  binary,
  createTenantRouter,
  json,
  operation,
  validParams,
  validQuery,
} from '../../platform/http/index.ts';
import { placeOf } from '../brands/index.ts';
import { fileNameWith } from '../exports/index.ts';
import { type BrandSheetDeps, drawSample, readSheet } from './brand-sheets.service.ts';

const tag = 'brands';
const PathSchema = v.object({ id: IdSchema });
const SamplePathSchema = v.object({ id: IdSchema, format: ExportFormatSchema });
const LanguageQuerySchema = v.object({ language: LanguageSchema });

/** The data for signing a brand off, for people who may change it. */
export const sheetRoutes = (deps: BrandSheetDeps) =>
  createTenantRouter()
    .get(
      '/brands/:id/sheet',
      operation({
        id: 'readBrandSheet',
        tag,
        summary: 'Icons, social card, document styles, mark and approvals of a version of the brand',
        answers: { 200: json('What is signed', BrandSheetSchema) },
      }),
      requirePermission('brand:write'),
      validParams(PathSchema),
      validQuery(LanguageQuerySchema),
      async (c) => {
        const request = { id: c.req.valid('param').id, language: c.req.valid('query').language };
        return c.json(await readSheet(deps, c.var.scope, request, placeOf(c, deps.config).gateway.origin));
      },
    )
    .get(
      '/brands/:id/samples/:format',
      operation({
        id: 'readBrandSample',
        tag,
        summary: 'A sample report as a file in a version of the brand',
        answers: { 200: binary('The file') },
      }),
      requirePermission('brand:write'),
      validParams(SamplePathSchema),
      validQuery(LanguageQuerySchema),
      async (c) => {
        const { id, format } = c.req.valid('param');
        const { language } = c.req.valid('query');
        const { bytes, companyName } = await drawSample(deps, c.var.scope, { id, format, language }, c.req.raw.signal);
        return c.body(Uint8Array.from(bytes), 200, {
          'Content-Type': exportMediaTypes[format],
          'Content-Disposition': attachment(fileNameWith(companyName, exportExtensions[format])),
          'Content-Length': String(bytes.byteLength),
        });
      },
    );
