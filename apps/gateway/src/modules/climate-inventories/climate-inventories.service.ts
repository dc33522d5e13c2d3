import { type ClimateInventoryFileQuery, type ExportFormat, exportExtensions, periodName } from '@esg/contract';
import type { Scope } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { drawInTurn, fileNameWith, readAssets } from '../exports/index.ts';
import { auditAppendix } from './audit-appendix.ts';
import { penOf } from './document-parts.ts';
import { readFacts } from './facts.ts';
import { inventoryModel } from './inventory-model.ts';
import { inventoryWords } from './inventory-words.ts';

type Wanted = ClimateInventoryFileQuery & { readonly format: ExportFormat };

/**
 * An inventory as a file, drawn as reports are: in the tenant’s brand and the organisation’s house style. A workbook has the arithmetic of
 * every line besides. It stores nothing. Throws as `readInventory` does.
 */
export const drawInventory = async (
  deps: GatewayDeps,
  scope: Scope,
  { format, language, ...query }: Wanted,
  signal: AbortSignal,
): Promise<{ bytes: Uint8Array; fileName: string }> => {
  const facts = await readFacts(deps, scope, query, format === 'excel');
  const model = inventoryModel(facts, language);
  const bytes = await drawInTurn({
    format,
    model,
    assets: await readAssets(deps, scope, model),
    ...(format === 'excel' && { further: auditAppendix(penOf(facts, language)) }),
    signal,
  });
  const { fileName } = inventoryWords[language];
  const title = [model.organisation, facts.entity?.name, fileName, periodName(facts.period)].filter(Boolean).join(' ');
  return { bytes, fileName: fileNameWith(title, exportExtensions[format], 'inventory') };
};
