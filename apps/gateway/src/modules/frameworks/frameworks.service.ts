import { type Disclosure, type Framework, withManagementByTopic } from '@esg/contract';
import { findFramework, withAddedUnits } from '@esg/standards';
import type { Scoped } from '../../platform/database/index.ts';
import { findHash, findVersion } from './frameworks.repository.ts';

/** How many versions stay in memory; the largest takes about two megabytes. */
const kept = 8;
/** Library versions by their id; an organisation's own by id and hash, which only those learn who may see the version. */
const recent = new Map<string, Framework>();
const indexes = new WeakMap<Framework, ReadonlyMap<string, Disclosure>>();
const byTopic = new WeakMap<Framework, Framework>();

const keep = (key: string, framework: Framework): Framework => {
  recent.delete(key);
  recent.set(key, framework);
  const [oldest] = recent.keys();
  if (recent.size > kept && oldest !== undefined) recent.delete(oldest);
  return framework;
};

/**
 * The stored framework version, which never changes; one that the library offers and nobody has stored yet comes from the library.
 * `undefined` where neither has it, or it belongs to another organisation.
 */
export const frameworkAsStored = async (scoped: Scoped, versionId: string): Promise<Framework | undefined> => {
  const known = recent.get(versionId);
  if (known) return keep(versionId, known);
  const hash = await findHash(scoped, versionId);
  if (hash === undefined) return findFramework(versionId);
  const ownKey = `${versionId}/${hash}`;
  const own = recent.get(ownKey);
  if (own) return keep(ownKey, own);
  const stored = await findVersion(scoped, versionId);
  return stored && keep(stored.shared ? versionId : ownKey, stored.content);
};

/**
 * The framework version for reports: as stored, with its questions about material topics in each topic and the units of today. These are derived on reading, so
 * that versions stored for good have them, too.
 */
export const frameworkIn = async (scoped: Scoped, versionId: string): Promise<Framework | undefined> => {
  const stored = await frameworkAsStored(scoped, versionId);
  if (!stored) return undefined;
  const known = byTopic.get(stored) ?? withManagementByTopic(withAddedUnits(stored));
  byTopic.set(stored, known);
  return known;
};

/** The facts of a framework in lists of reports: its name, and its disclosures in order. */
export type FrameworkHead = Pick<Framework, 'name'> & { readonly codes: readonly string[] };

/** Heads of the library's versions, which never change; there are some dozens. */
const heads = new Map<string, FrameworkHead>();
const headsKept = 200;

/** The head of one of the library's versions, if it was read before. */
export const headInMemory = (versionId: string): FrameworkHead | undefined => heads.get(versionId);

/** The head of a framework version, as `frameworkIn` finds it. */
export const headIn = async (scoped: Scoped, versionId: string): Promise<FrameworkHead | undefined> => {
  const known = heads.get(versionId);
  if (known) return known;
  const framework = await frameworkIn(scoped, versionId);
  if (!framework) return undefined;
  const codes = framework.topics.flatMap(({ disclosures }) => disclosures.map(({ code }) => code));
  const head = { name: framework.name, codes };
  if (recent.has(versionId) && heads.size < headsKept) heads.set(versionId, head);
  return head;
};

/** Clears the cache, for tests that store other versions. */
export const forgetFrameworks = () => {
  recent.clear();
  heads.clear();
};

/** One disclosure of a framework by its code. */
export const disclosureOf = (framework: Framework, code: string): Disclosure | undefined => {
  let index = indexes.get(framework);
  if (!index) {
    const disclosures = framework.topics.flatMap((topic) => topic.disclosures);
    index = new Map(disclosures.map((disclosure) => [disclosure.code, disclosure]));
    indexes.set(framework, index);
  }
  return index.get(code);
};
