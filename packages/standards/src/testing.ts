import type { Bilingual, Disclosure, Framework } from '@esg/contract';
import { findFramework } from './index.ts';

/** Every `{ en, zhTw }` inside a value. */
export const textsIn = (value: unknown): Bilingual[] => {
  if (typeof value !== 'object' || value === null) return [];
  if ('en' in value && 'zhTw' in value) return [value as Bilingual];
  return Object.values(value).flatMap(textsIn);
};

/** A version that is known to exist. */
export const frameworkOf = (versionId: string): Framework => {
  const framework = findFramework(versionId);
  if (!framework) throw new Error(`${versionId} is missing`);
  return framework;
};

/** All disclosures of a version, in its order. */
export const disclosuresOf = (versionId: string): Disclosure[] =>
  frameworkOf(versionId).topics.flatMap(({ disclosures }) => disclosures);
