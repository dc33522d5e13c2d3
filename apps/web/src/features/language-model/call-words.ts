import type { ModelCall, ModelFailure, ModelPurpose } from '@esg/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What the model was asked for. */
export const purposeWords: Record<ModelPurpose, MessageDescriptor> = {
  chat: msg`Question in a chat`,
  answer: msg`Suggested answer`,
  draft: msg`Draft of a text`,
};

/** What became of a call. */
export const stateWords: Record<ModelCall['state'], MessageDescriptor> = {
  sent: msg`Waiting for the model`,
  answered: msg({ message: 'Answered', context: 'call of a language model' }),
  stopped: msg`Stopped by the person`,
  failed: msg`Failed`,
};

/** Why a call failed. */
export const failureWords: Record<ModelFailure, MessageDescriptor> = {
  unreachable: msg`The model couldn’t be reached.`,
  busy: msg`The model had too much to do.`,
  refused: msg`The model refused the request.`,
  timeout: msg`The model took too long.`,
  cut: msg`The answer broke off.`,
  unreadable: msg`The answer couldn’t be read.`,
};
