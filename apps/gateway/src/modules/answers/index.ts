export { answersRoutes } from './answers.routes.ts';
export { announceAnswer, recordAnswer, recordAnswerIn, recordWholly } from './answers.service.ts';
export { manyDisclosuresRoutes } from './change-disclosures.routes.ts';
export { changeReportDisclosures } from './change-disclosures.service.ts';
export { changeReportDisclosure, selectedDisclosure, submittable } from './disclosures.service.ts';
