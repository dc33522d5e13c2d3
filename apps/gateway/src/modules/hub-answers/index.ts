export { answeredMetrics } from './answered-metrics.ts';
export { calculatedIn } from './calculated.repository.ts';
export { hubAnswersRoutes } from './hub-answers.routes.ts';
export { compareWithHub, countFilled } from './hub-answers.service.ts';
export { hubFindings } from './hub-findings.ts';
export { hubNotes } from './hub-notes.ts';
export { listKeptOrigins, restoreOrigins, writeOrigins } from './origins.repository.ts';
export { type Filling, followAnswers, nothingFollowed, settleDisclosures, takeBlanks } from './take.service.ts';
