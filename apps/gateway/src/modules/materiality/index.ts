export { type DecidedAssessment, findDecidedAssessment, materialTopicsOf } from './decided.ts';
export { materialityRoutes } from './materiality.routes.ts';
export {
  addTopics,
  changeSettings,
  changeTopic,
  readAssessment,
  readYears,
  startAssessment,
} from './profiles.service.ts';
export { addIro, revealScores, scoreIro } from './scoring.service.ts';
