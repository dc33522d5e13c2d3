import {
  BaseYearAdoptionSchema,
  ClimateBaseYearSchema,
  ClimateInventoryFileQuerySchema,
  ClimateInventoryQuerySchema,
  ClimateInventorySchema,
  ClimateInventorySettingsChangeSchema,
  ClimateInventorySettingsSchema,
  ExportFormatSchema,
  exportMediaTypes,
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
  tagged,
  validBody,
  validParams,
  validQuery,
} from '../../platform/http/index.ts';
import { adoptBaseYear } from './adopt-base-year.ts';
import { readBaseYear } from './base-years.service.ts';
import { drawInventory } from './climate-inventories.service.ts';
import { readInventory } from './facts.ts';
import { changeSettings, readSettings } from './settings.service.ts';

const tag = 'climate';
const readers = requirePermission('climate:read');
const confirmers = requirePermission('climate:confirm');

const settingsRoutes = (deps: GatewayDeps) =>
  createTenantRouter()
    .get(
      '/climate-inventory-settings',
      operation({
        id: 'readClimateInventorySettings',
        tag,
        summary: 'What inventories say besides activity data: base year, exclusions, uncertainties, who is responsible',
        versioned: true,
        answers: { 200: json('The settings', ClimateInventorySettingsSchema) },
      }),
      readers,
      async (c) => c.json(tagged(c, await readSettings(deps, c.var.scope))),
    )
    .put(
      '/climate-inventory-settings',
      operation({
        id: 'changeClimateInventorySettings',
        tag,
        summary: 'Set what inventories say besides activity data',
        versioned: true,
        writes: true,
        answers: {
          200: json('The settings as they are now', ClimateInventorySettingsSchema),
          409: json('Someone else has just changed them', v.object({ current: ClimateInventorySettingsSchema })),
        },
      }),
      confirmers,
      validBody(ClimateInventorySettingsChangeSchema),
      async (c) => c.json(tagged(c, await changeSettings(deps, c.var.scope, c.req.valid('json'))), 200),
    )
    .get(
      '/climate-base-year',
      operation({
        id: 'readClimateBaseYear',
        tag,
        summary: 'The adopted base year beside what it comes to with the structure, factors and rules of now',
        answers: { 200: json('Both, and why they differ', ClimateBaseYearSchema) },
      }),
      readers,
      async (c) => c.json(await readBaseYear(deps, c.var.scope), 200),
    )
    .post(
      '/climate-base-year/adoptions',
      operation({
        id: 'adoptClimateBaseYear',
        tag,
        summary: 'Adopt what the base year comes to now, with a reason; published figures are restated',
        answers: {
          200: json('The base year as it is now', ClimateBaseYearSchema),
          409: json('Someone else has just adopted one', v.object({ current: ClimateBaseYearSchema })),
        },
      }),
      confirmers,
      requirePermission('data-hub:write'),
      requirePermission('report:write'),
      validBody(BaseYearAdoptionSchema),
      async (c) => c.json(await adoptBaseYear(deps, c.var.scope, c.req.valid('json')), 200),
    );

/** The inventory of some months: what it comes to, and as a document. */
export const climateInventoriesRoutes = (deps: GatewayDeps) =>
  createTenantRouter()
    .route('/', settingsRoutes(deps))
    .get(
      '/climate-inventories',
      operation({
        id: 'readClimateInventory',
        tag,
        summary: 'What the inventory of some months comes to, how uncertain it is, and what it lacks',
        answers: { 200: json('The inventory', ClimateInventorySchema) },
      }),
      readers,
      validQuery(ClimateInventoryQuerySchema),
      async (c) => c.json(await readInventory(deps, c.var.scope, c.req.valid('query')), 200),
    )
    .get(
      '/climate-inventories/files/:format',
      operation({
        id: 'readClimateInventoryFile',
        tag,
        summary:
          'The inventory of some months as PDF, Word or Excel in the brand; Excel has the steps of its first lines as formulas',
        answers: { 200: binary('The file') },
      }),
      readers,
      validParams(v.object({ format: ExportFormatSchema })),
      validQuery(ClimateInventoryFileQuerySchema),
      async (c) => {
        const { format } = c.req.valid('param');
        const wanted = { ...c.req.valid('query'), format };
        const { bytes, fileName } = await drawInventory(deps, c.var.scope, wanted, c.req.raw.signal);
        return c.body(Uint8Array.from(bytes), 200, {
          'Content-Type': exportMediaTypes[format],
          'Content-Disposition': attachment(fileName),
          'Content-Length': String(bytes.byteLength),
        });
      },
    );
