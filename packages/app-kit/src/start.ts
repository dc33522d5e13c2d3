/* What a browser app starts with: its session, its connections and its first page. Screens and remote modules get these from the page around them. */

export { connectApi } from './api/connect.ts';
export { createQueryClient } from './api/query-client.ts';
export { keepPaperLight } from './browser/paper.ts';
export { isOfflinePage, rememberPageFacts } from './config/page-facts.ts';
export { gatewayRoot } from './config/runtime-config.ts';
export { keepOrganisationLanguages, meetOwnLanguage, storedLanguage } from './i18n/languages.ts';
export { followNumberFormat, showNumbersIn } from './i18n/number-format.ts';
export { followPages } from './pages/follow-pages.ts';
export { createRealtime } from './realtime/realtime.ts';
export { resumeAnswers } from './saving/saved-answer.ts';
export type { NamedPerson, Replacement } from './session/given-tokens.ts';
export { type Arrival, createSession, type Session } from './session/session.ts';
export { type SessionParams, takeSessionParams } from './session/session-params.ts';
