import type { PortalVersion } from '@esg/contract';
import type { Scope } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { readAnswerHistory } from './answer-history.service.ts';
import { reachedIn } from './collections.service.ts';
import { readPortalEvidence } from './portal-evidence.service.ts';

type Asked = { readonly id: string; readonly entityId: string; readonly sectionId: string };

/** The place of a question to an entity of the caller. Throws `resource.not_found`. */
const reachedPlace = async ({ database }: Pick<GatewayDeps, 'database'>, scope: Scope, { id, ...place }: Asked) => {
  const { requests } = await database.withScope(scope, (scoped) => reachedIn(scoped, id));
  if (!requests.some(({ entityId }) => entityId === place.entityId)) throw new ProblemError('resource.not_found');
  return { ...place, collectionId: id };
};

/** Who entered and changed the answers of an entity of the caller to a question, the newest first. Throws `resource.not_found`. */
export const readSources = async (
  deps: Pick<GatewayDeps, 'database'>,
  scope: Scope,
  asked: Asked,
): Promise<PortalVersion[]> => readAnswerHistory(deps, scope, await reachedPlace(deps, scope, asked));

/** A document of such an answer. Throws `resource.not_found`. */
export const readSourceFile = async (
  deps: Parameters<typeof readPortalEvidence>[0],
  scope: Scope,
  { evidenceId, ...asked }: Asked & { readonly evidenceId: string; readonly month?: string | undefined },
) => readPortalEvidence(deps, scope, await reachedPlace(deps, scope, asked), evidenceId);
