export { type Services, ServicesProvider, useApi, useServices, useTenant } from './api/services.tsx';
export { isPreviewFrame } from './brand-preview/preview-frame.ts';
export { keepMaterialityProfile, lastMaterialityProfile } from './browser/materiality-profile.ts';
export { saveFile } from './browser/save-file.ts';
export { loadRuntimeConfig } from './config/runtime-config.ts';
export { lineOf } from './documents/line-of.ts';
export { PageSnippet } from './documents/PageSnippet.tsx';
export { AnswerField } from './fields/AnswerField.tsx';
export { AnswerWords } from './fields/AnswerWords.tsx';
export { PeriodInput, useDateLabels } from './fields/DateEditors.tsx';
export { FieldEditor } from './fields/FieldEditor.tsx';
export { TextValues, type ValuesIn } from './fields/text-values.ts';
export { type AnswerLine, useAnswerLines } from './fields/use-answer-lines.ts';
export { useRichTextLabels } from './fields/use-rich-text-labels.ts';
export { useSaveMark } from './fields/use-save-mark.ts';
export {
  activate,
  activeLanguage,
  type Catalogue,
  chooseLanguage,
  kitCatalogue,
  registerCatalogue,
} from './i18n/catalogues.ts';
export { useFormatters, useLanguage } from './i18n/formatters.ts';
export { LanguageSwitch } from './i18n/LanguageSwitch.tsx';
export { chosenLanguage, languageNames, tagOf } from './i18n/languages.ts';
export { useNumberFormat, useOwnCurrency } from './i18n/number-format.ts';
export { Notifications } from './notifications/Notifications.tsx';
export { notify } from './notifications/notifications.ts';
export { notifyProblem } from './notifications/notify-problem.ts';
export { menuOnDemand } from './on-demand.tsx';
export { BrandDraftBanner } from './pages/BrandDraftBanner.tsx';
export { LoadFailed } from './pages/LoadFailed.tsx';
export { NotLoaded } from './pages/NotLoaded.tsx';
export { OfflineBanner } from './pages/OfflineBanner.tsx';
export { PagePath } from './pages/PagePath.tsx';
export { ProblemPage } from './pages/ProblemPage.tsx';
export { ForbiddenPage, NotFoundPage, ResponseNotFoundPage } from './pages/pages.tsx';
export { usePageTitle } from './pages/use-page-title.ts';
export type { IssueDescription } from './problems/issue-sentences.ts';
export { lineIssue, nameIssue } from './problems/line-issue.ts';
export { problemSentence, problemSentences } from './problems/problem-sentences.ts';
export { useProblemSentences } from './problems/use-problem-sentence.ts';
export { useRoom } from './realtime/use-room.ts';
export { useWhereabouts } from './realtime/use-whereabouts.ts';
export { DraftMark } from './saving/DraftMark.tsx';
export { FormDialog } from './saving/FormDialog.tsx';
export { MergeDialog } from './saving/MergeDialog.tsx';
export { raiseVersion } from './saving/raise-version.ts';
export type { SaveAnswer } from './saving/saved-answer.ts';
export {
  type Change,
  type Competing,
  type SavedField,
  type SavedFieldOptions,
  type SaveState,
  StaleWrite,
  type Stamped,
} from './saving/saved-field.ts';
export { type UseDraft, type UseDraftText, useDraft, useDraftText } from './saving/use-draft.ts';
export { type EachFailure, useEach } from './saving/use-each.ts';
export {
  draftsOf,
  flushFields,
  followUnsent,
  type Resumption,
  resumeFields,
  settleFields,
  type Unsent,
  type UseSavedField,
  unsentOf,
  useSavedField,
  useUnsent,
} from './saving/use-saved-field.ts';
export { useSavedFields } from './saving/use-saved-fields.ts';
export { storeUserInfo } from './session/session-tokens.ts';
export { useSwitchOrganization } from './session/use-switch-organization.ts';
export { EntityTypeIcon, useEntityTypeName } from './words/EntityTypeIcon.tsx';
export { cardBrandName, disclosureStatusNames, exportFormatNames, roleNames } from './words/names.ts';
export { PersonStatusMark, personStatusNames } from './words/PersonStatusMark.tsx';
export { ReportStatusMark } from './words/ReportStatusMark.tsx';
export { PaymentStatusMark, SubscriptionStatusMark } from './words/SubscriptionStatusMark.tsx';
export { useDeviceName } from './words/use-device-name.ts';
export { useMonthOptions } from './words/use-month-options.ts';
