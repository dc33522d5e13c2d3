import { guestRoutes } from '../modules/contributions/index.ts';
import type { AudienceDeps } from './audience-deps.ts';
import { behind } from './behind.ts';
import type { Guards } from './guards.ts';

/** What a person who was invited to a report may do there, with the session that their link opened. */
export const guestAudience = (deps: AudienceDeps, guards: Guards) => behind(guards.guest, guestRoutes(deps));
