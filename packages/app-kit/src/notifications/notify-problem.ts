import { problemSentence } from '../problems/problem-sentences.ts';
import { notify } from './notifications.ts';

/** Shows the sentence of a failed call (spec section 8). */
export const notifyProblem = (error: unknown): void => notify('danger', problemSentence(error));
