import {
  EmailSchema,
  LineSchema,
  OptionalLineSchema,
  plainName,
  type Supplier,
  type SupplierImportIssue,
} from '@esg/contract';
import { listCountries } from '@esg/standards';
import * as v from 'valibot';
import { cellIssues, isUnreadable } from '../imports/index.ts';
import { type SupplierState, stateOf } from '../suppliers/index.ts';
import type { SheetRow } from './sheet.ts';

/** A row from its own cells only. */
export type Draft = SheetRow & {
  supplier: Supplier | null;
  state: SupplierState;
  issues: SupplierImportIssue[];
};

const lineMin = 2;
const lineMax = 255;

const countryIds = new Map(
  listCountries().flatMap(({ id, name }) => [id, name.en, name.zhTw].map((text) => [plainName(text), id] as const)),
);

type Refuse = (rule: SupplierImportIssue['rule'], facts?: SupplierImportIssue['facts']) => void;

const nameIn = (text: string, refuse: Refuse) => {
  const line = v.safeParse(LineSchema, text);
  if (line.success) return line.output;
  if (text === '') refuse('name_missing');
  else if (text.length > lineMax) refuse('text_long', { limit: lineMax });
  else if (!isUnreadable(text)) refuse('name_short', { limit: lineMin });
  return text;
};

const referenceIn = (text: string, refuse: Refuse) => {
  const line = v.safeParse(OptionalLineSchema, text);
  if (line.success) return line.output;
  refuse('text_long', { limit: lineMax });
  return text;
};

/** A country by its id or its name in either language; null for an empty cell. */
const countryIn = (text: string, refuse: Refuse): string | null => {
  const id = text === '' ? null : countryIds.get(plainName(text));
  if (id === undefined && !isUnreadable(text)) refuse('country_unknown', { text });
  return id ?? null;
};

const emailIn = (text: string, refuse: Refuse): string | null => {
  if (text === '') return null;
  const email = v.safeParse(EmailSchema, text);
  if (email.success) return email.output;
  if (!isUnreadable(text)) refuse('email_invalid', { text });
  return text;
};

const nobody: SupplierState = { name: '', reference: '', country: null, contactEmail: null };

/** The fields that a row sets; a field without a column stays unchanged, and an empty cell empties it. */
export const readRow = ({ row, texts }: SheetRow, supplier: Supplier | null): Draft => {
  const issues: SupplierImportIssue[] = cellIssues({ row, texts });
  const refuse: Refuse = (rule, facts = {}) => issues.push({ rule, facts });
  const kept = supplier ? stateOf(supplier) : nobody;
  const { name = '', reference, country, contactEmail } = texts;
  const state: SupplierState = {
    name: nameIn(name, refuse),
    reference: reference === undefined ? kept.reference : referenceIn(reference, refuse),
    country: country === undefined ? kept.country : countryIn(country, refuse),
    contactEmail: contactEmail === undefined ? kept.contactEmail : emailIn(contactEmail, refuse),
  };
  return { row, texts, supplier, state, issues };
};
