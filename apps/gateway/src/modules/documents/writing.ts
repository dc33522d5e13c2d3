import type { Scoped } from '../../platform/database/index.ts';
import { findActor } from '../users/index.ts';
import type { Writing } from './documents.repository.ts';

/** Who changes a document, and when. */
export const writingBy = async (scoped: Scoped, now: Date): Promise<Writing> => ({
  by: await findActor(scoped),
  now,
});
