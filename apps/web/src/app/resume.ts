/** What keeps typed text safe; fetched when a field is shown, a draft is left over, or the connection is back. */
export { draftsOf, flushFields, resumeAnswers } from '@esg/app-kit';
