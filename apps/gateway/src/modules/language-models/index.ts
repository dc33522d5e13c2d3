/* Sends texts to a language model, where an operator has connected one and the organisation's administrator has agreed to it, and keeps
   what was sent, what came back, and how much of the month's budget it took. Whoever needs a model uses this port and no library. */

export { askModel, findModelInUse, type ModelRequest, streamModel } from './ask.ts';
export { listOwnAnswers } from './language-models.repository.ts';
export { languageModelsRoutes } from './language-models.routes.ts';
export { connectModel, disconnectModel } from './operate.ts';
export { scheduleLanguageModels } from './schedule.ts';
