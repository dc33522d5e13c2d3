import type { Language } from '@esg/contract';
import type { Scope } from '../../../platform/database/index.ts';
import type { GatewayDeps } from '../../../platform/deps.ts';
import { ProblemError } from '../../../platform/http/index.ts';
import { drawPng } from '../../../platform/images/index.ts';
import { renderInvoice } from '../../exports/index.ts';
import { readFile } from '../../files/index.ts';
import { type BillRow, billNumberOf } from '../bills.repository.ts';
import { invoiceModelOf } from './invoice-model.ts';

const logoBox = { width: 600, height: 192 };
type Deps = Pick<GatewayDeps, 'database' | 'storage'>;

/** The brand's logo of that day, as PNG; left out where it no longer exists. */
const readLogo = async (deps: Deps, scope: Scope, fileId: string | null) => {
  if (fileId === null) return undefined;
  try {
    const { content, mediaType } = await readFile(deps, scope, fileId);
    return await drawPng({ bytes: content, mediaType }, logoBox);
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'resource.not_found') return undefined;
    throw error;
  }
};

/** The invoice of a bill as PDF, by default in the bill's language. Its content never changes after the bill was issued. */
export const drawBill = async (
  deps: Deps,
  scope: Scope,
  bill: BillRow,
  language: Language = bill.document.language,
) => {
  const logo = await readLogo(deps, scope, bill.document.brand.logoFileId);
  const content = await renderInvoice({ model: invoiceModelOf(bill, language), ...(logo && { logo }) });
  return { content, fileName: `${billNumberOf(bill.number)}.pdf` };
};
