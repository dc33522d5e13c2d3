export { textFor } from './elsewhere.ts';
export { writeExplanation } from './explanations.repository.ts';
export { explanationsRoutes } from './explanations.routes.ts';
export { explanationsIn, printedExplanations, settleExplanations } from './explanations.service.ts';
