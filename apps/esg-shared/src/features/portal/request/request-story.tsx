import { onScreen } from '../../../../../../.storybook/kit/on-screen.tsx';
import { catalogue } from '../../../catalogue.ts';
import { requestSeed, samplePlace, sampleTask } from './sample-request.ts';

/** The address of the sample request. */
export const path = `/ct/entity-user/requests/${samplePlace.collectionId}/${samplePlace.entityId}`;

/** The sample request with this change on its screen, at one of its questions or where the person stopped. */
export const at = (change: Parameters<typeof sampleTask>[0] = {}, question = '') => [
  onScreen({
    catalogue,
    path: question ? `${path}?question=${encodeURIComponent(question)}` : path,
    isSeenByNewcomer: true,
    seed: requestSeed(sampleTask(change)),
  }),
];
