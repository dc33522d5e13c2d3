import { type AuditFilter, auditActions } from '@esg/contract';

/** The filter in the address. */
export type AuditSearch = {
  readonly q?: string | undefined;
  readonly person?: string | undefined;
  readonly action?: (typeof auditActions)[number] | undefined;
  readonly section?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
};

const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : undefined);
const day = (value: unknown) => (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : undefined);
const id = (value: unknown) => (typeof value === 'string' && /^[0-9a-f-]{36}$/.test(value) ? value : undefined);

/** Reads the filter from the address, and ignores everything else. */
export const readAuditSearch = (search: Partial<Record<keyof AuditSearch, unknown>>): AuditSearch => {
  const read: AuditSearch = {
    q: text(search.q)?.slice(0, 200),
    person: id(search.person),
    action: auditActions.find((action) => action === search.action),
    section: text(search.section),
    from: day(search.from),
    to: day(search.to),
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value));
};

/** The filter in the gateway's form. */
export const filterOf = ({ q, ...rest }: AuditSearch): AuditFilter => ({ ...rest, ...(q ? { search: q } : {}) });
