import type { GatewayDeps } from '../../platform/deps.ts';
import { createBrandDrawings } from '../brands/index.ts';
import { sheetRoutes } from './brand-sheets.routes.ts';
import type { BrandSheetDeps } from './brand-sheets.service.ts';

/** Routes of the sheets that partners sign. */
export const brandSheetsRoutes = (deps: GatewayDeps, describeSite: BrandSheetDeps['describeSite']) =>
  sheetRoutes({ ...deps, drawings: createBrandDrawings(deps), describeSite });
