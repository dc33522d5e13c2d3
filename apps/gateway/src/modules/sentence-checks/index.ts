export { sentenceChecker } from './check-sentences.ts';
export { knownFiguresOf } from './marks.policy.ts';
export { sentenceChecksRoutes } from './sentence-checks.routes.ts';
export { sentenceFindings } from './sentence-checks.service.ts';
export { sentencesOf } from './sentences.ts';
