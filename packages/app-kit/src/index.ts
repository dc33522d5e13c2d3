export { connectApi } from './api/connect.ts';
export { createQueryClient } from './api/query-client.ts';
export { type Services, ServicesProvider, type Tenant, useApi, useServices, useTenant } from './api/services.tsx';
export { gatewayRoot, loadRuntimeConfig } from './config/runtime-config.ts';
export { activate, activeLanguage, type Catalogue, kitCatalogue, registerCatalogue } from './i18n/catalogues.ts';
export { createFormatters, type Formatters, numberLocaleOf, useFormatters, useLanguage } from './i18n/formatters.ts';
export { LanguageSwitch } from './i18n/LanguageSwitch.tsx';
export { languageNames, storedLanguage, storeLanguage, tagOf } from './i18n/languages.ts';
export { type IssueDescription, issueSentence } from './problems/issue-sentences.ts';
export { problemSentence, problemSentences } from './problems/problem-sentences.ts';
export { useProblemSentences } from './problems/use-problem-sentence.ts';
export { createRealtime, type Realtime, type Room } from './realtime/realtime.ts';
export { useRoom } from './realtime/use-room.ts';
export { createDraftStore, type DraftStore } from './saving/drafts.ts';
export { type AnswerPlace, resumeAnswers, useSavedAnswer } from './saving/saved-answer.ts';
export type { Acknowledged, Competing, SaveState, Stamped } from './saving/saved-field.ts';
export {
  draftsOf,
  flushFields,
  pendingFieldCount,
  type UseSavedField,
  useSavedField,
} from './saving/use-saved-field.ts';
export { nextPathOf, signInUrl, tenantOrigin } from './session/next-path.ts';
export { createSession, type Session } from './session/session.ts';
export { takeSessionParams } from './session/session-params.ts';
export { storeUserInfo } from './session/session-tokens.ts';
