import type { Document, DocumentVersion } from '@esg/contract';
import type { Scoped } from '../../platform/database/index.ts';
import { findPageTexts } from '../document-reading/index.ts';
import { listPlaces } from '../entities/index.ts';
import { findOwnOrganisation } from '../organizations/index.ts';
import { listCompanies } from './documents.repository.ts';

/** A report says on one of its first pages whose it is. */
const firstPages = [1, 2, 3] as const;

const companyName =
  /(?<![\p{L}\d])((?:[\p{Lu}\d&][\p{L}\d&.'’-]*[ \t]+){1,6}(?:Limited|Ltd|plc|PLC|Inc|Corporation|Corp|Holdings|Group|Company|AG|SE|LLC|Berhad)|[\p{Script=Han}（）()]{2,16}?(?:有限公司|集團|控股))(?![\p{L}\d])/gu;
/** Who made a document or looked at it, or speaks on every announcement, is not whose report it is. */
const madeBy =
  /(?:\b(?:by|for|from|to|with|of)|preparer|auditors?|consultants?|verifier|assurance|核數師|顧問|編製|核證)[\s:：]*(?:the\s+)?$/iu;
/** They stand on every announcement of a listed company. */
const exchanges =
  /Hong Kong Exchanges and Clearing Limited|The Stock Exchange of Hong Kong Limited|香港交易及結算所有限公司|香港聯合交易所有限公司/gu;
const ofNobody = /^(?:The|Our|This|A) (?:Group|Company)$/u;
const report =
  /\b(?:sustainability|esg|environmental|annual|responsibility|climate|integrated|impact|csr|tcfd|governance)\b[^\n]{0,40}\breport\b|(?:可持續|環境|年度|社會責任|氣候|企業管治)[^\n]{0,20}報告|年報/iu;
const forms =
  /\b(?:limited|ltd|plc|inc|corporation|corp|holdings?|group|company|co|ag|se|llc|berhad|the)\b|有限公司|集團|控股|股份|公司/giu;

/** A name without the form of the company: reports and profiles write it differently. */
const coreOf = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(forms, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const namesIn = (page: string): string[] => {
  const text = page.replace(exchanges, (all) => '-'.repeat(all.length));
  return [...text.matchAll(companyName)].flatMap(({ 1: name = '', index }) => {
    const isOther = ofNobody.test(name) || madeBy.test(text.slice(Math.max(0, index - 24), index));
    return isOther || coreOf(name) === '' ? [] : [name.replace(/\s+/g, ' ').trim()];
  });
};

const says = (text: string, core: string) =>
  ` ${coreOf(text)} `.includes(/\p{Script=Han}/u.test(core) ? core : ` ${core} `);

/**
 * The company whose report a document is, where its first page names one, none of the first pages names the organisation, and the first one none
 * of its entities, whose names may be words of any report. Undefined for the organisation's own reports and for bills, certificates and other
 * documents, which name others for good reasons.
 */
export const companyOfDocument = (
  documentName: string,
  pages: readonly string[],
  own: readonly string[],
  entities: readonly string[] = [],
): string | undefined => {
  const [cover = '', ...others] = pages;
  const all = [documentName, ...pages].join('\n');
  if (!report.test(`${documentName.replaceAll(/[_-]+/g, ' ')}\n${cover}`)) return undefined;
  const isNamed = (text: string, names: readonly string[]) =>
    names.map(coreOf).some((core) => core.length > 1 && says(text, core));
  if (isNamed(all, own) || isNamed(`${documentName}\n${cover}`, entities)) return undefined;
  const counted = new Map<string, number>();
  for (const name of namesIn(`${cover}\n${others.join('\n')}`)) counted.set(name, (counted.get(name) ?? 0) + 1);
  const onCover = [...new Set(namesIn(cover))];
  return onCover.toSorted((one, other) => (counted.get(other) ?? 0) - (counted.get(one) ?? 0))[0];
};

type File = { readonly documentVersionId: string; readonly documentName: string };

/** The companies that the first pages of these files name as whose reports they are, by file; those of own reports are not in it. */
const companiesRead = async (scoped: Scoped, files: readonly File[]): Promise<ReadonlyMap<string, string>> => {
  const found = files.length > 0 ? await findOwnOrganisation(scoped) : undefined;
  if (!found) return new Map();
  const { name, chineseName } = found.organisation;
  const entities = (await listPlaces(scoped)).map((entity) => entity.name);
  const places = files.flatMap(({ documentVersionId }) => firstPages.map((number) => ({ documentVersionId, number })));
  const pages = (await findPageTexts(scoped, places)).toSorted((one, other) => one.number - other.number);
  return new Map(
    files.flatMap(({ documentVersionId, documentName }): [string, string][] => {
      const texts = pages.filter((page) => page.documentVersionId === documentVersionId).map(({ text }) => text);
      const company = companyOfDocument(documentName, texts, [name, chineseName ?? ''], entities);
      return company === undefined ? [] : [[documentVersionId, company]];
    }),
  );
};

/** The other company whose report the newest file of a document is by its first pages. */
export const readCompany = async (
  scoped: Scoped,
  { name, fileNumber }: Pick<Document, 'name' | 'fileNumber'>,
  versions: readonly Pick<DocumentVersion, 'id' | 'number'>[],
): Promise<string | undefined> => {
  const newest = versions.find(({ number }) => number === fileNumber);
  if (!newest) return undefined;
  return (await companiesRead(scoped, [{ documentVersionId: newest.id, documentName: name }])).get(newest.id);
};

/**
 * Adds to the companies that are known, by file, those of the documents of these pages, for use inside a transaction: what a person said
 * of a document, or else what its first pages say. Undefined where it is no other company's.
 */
export const learnCompanies = async (
  scoped: Scoped,
  companies: Map<string, string | undefined>,
  pages: readonly (File & { readonly documentId: string })[],
) => {
  const unknown = new Map(
    pages
      .filter(({ documentVersionId }) => !companies.has(documentVersionId))
      .map((page) => [page.documentVersionId, page]),
  );
  if (unknown.size === 0) return;
  const files = [...unknown.values()];
  const stated = await listCompanies(
    scoped,
    files.map(({ documentId }) => documentId),
  );
  const read = await companiesRead(
    scoped,
    files.filter(({ documentId }) => !stated.has(documentId)),
  );
  for (const { documentId, documentVersionId } of files)
    companies.set(documentVersionId, stated.get(documentId) || read.get(documentVersionId));
};
