export { draftsOf, resumeAnswers } from '@esg/app-kit';
