import { freeFileName, reportDocumentLimits, reportDocumentTypes } from '@esg/contract';
import { lockLimit, type Scope, type Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { hashOf, readFile, removeFile, storeFile } from '../files/index.ts';
import { listDocuments } from './evidence.repository.ts';
import * as rows from './report-documents.repository.ts';

type Deps = Pick<GatewayDeps, 'database' | 'storage' | 'now' | 'realtime'>;

/** A file that is stored elsewhere, and what it proves in a report. */
type Proof = {
  readonly fileId: string;
  readonly name: string;
  readonly disclosureCode: string;
  /** Page or cell of the figure. */
  readonly reference: string;
};

/** Adds a place to those that are noted already. */
const withPlace = (noted: string, place: string): string => {
  const places = noted === '' ? [] : noted.split('; ');
  const all = places.includes(place) ? noted : [...places, place].join('; ');
  return all.length > reportDocumentLimits.referenceLengthMax ? noted : all;
};

/** The report's document with these bytes proves the disclosure at that place, too; whether there is one. */
const proveAgain = async (scoped: Scoped, reportId: string, hash: string, proof: Proof, now: Date) => {
  const known = await rows.findByHash(scoped, reportId, hash);
  if (!known) return false;
  const { disclosureCode: code, reference } = proof;
  const disclosureCodes = [...new Set([...known.disclosureCodes, code])];
  const references = { ...known.references, [code]: withPlace(known.references[code] ?? '', reference) };
  await rows.saveProof(scoped, reportId, known, { disclosureCodes, references }, now);
  return true;
};

/**
 * Makes a stored file a document of the report that proves a disclosure at this place. Bytes that the report has already are not stored
 * twice. Returns whether it proves it now: types that a report does not take, and a report with as many documents as it may have, get none.
 */
export const proveWithFile = async (deps: Deps, scope: Scope, reportId: string, proof: Proof): Promise<boolean> => {
  const { content, mediaType } = await readFile(deps, scope, proof.fileId);
  if (!(mediaType in reportDocumentTypes)) return false;
  const hash = hashOf(content);
  const again = (scoped: Scoped) => proveAgain(scoped, reportId, hash, proof, deps.now());
  const announce = () => {
    deps.realtime.publish(scope, { type: 'report.changed', reportId });
    deps.realtime.publish(scope, { type: 'report-work.changed', reportId });
    return true;
  };
  if (await deps.database.withScope(scope, again)) return announce();
  const fileId = await storeFile(deps, scope, { bytes: content, mediaType, originalName: proof.name });
  const used = await deps.database.withScope(scope, async (scoped) => {
    await lockLimit(scoped, `report-documents:${reportId}`);
    if (await again(scoped)) return 'other';
    const others = await listDocuments(scoped, reportId);
    if (others.length >= reportDocumentLimits.documentsMax) return 'none';
    const names = others.map(({ name }) => name);
    await rows.insertDocument(scoped, reportId, { fileId, name: freeFileName(proof.name, names) }, deps.now());
    await again(scoped);
    return 'own';
  });
  if (used !== 'own') await removeFile(deps, scope, fileId);
  return used === 'none' ? false : announce();
};
