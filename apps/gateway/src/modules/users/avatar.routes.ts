import { IdSchema, UserSchema } from '@esg/contract';
import * as v from 'valibot';
import type { GatewayDeps } from '../../platform/deps.ts';
import {
  binary,
  createTenantRouter,
  json,
  operation,
  pictureBody,
  readPictureUpload,
  sendPrivateFile,
  validParams,
  validQuery,
} from '../../platform/http/index.ts';
import { changeAvatar, readAvatar, removeAvatar } from './avatar.service.ts';

const tag = 'users';
const Path = v.object({ id: IdSchema });
const Variant = v.object({ variant: v.optional(v.picklist(['original', 'thumbnail']), 'thumbnail') });

/** Pictures of people: everybody changes their own and sees those of their organisation. */
export const avatarRoutes = (deps: GatewayDeps) =>
  createTenantRouter()
    .post(
      '/users/upload-image',
      operation({
        id: 'changeMyAvatar',
        tag,
        summary: 'Replace the own picture',
        requestBody: pictureBody,
        answers: { 200: json('The person with the new picture', UserSchema) },
      }),
      async (c) => c.json(await changeAvatar(deps, c.var.scope, await readPictureUpload(c.req.raw))),
    )
    .delete(
      '/users/me/avatar',
      operation({
        id: 'removeMyAvatar',
        tag,
        summary: 'Remove the own picture',
        answers: { 200: json('The person without a picture', UserSchema) },
      }),
      async (c) => c.json(await removeAvatar(deps, c.var.scope)),
    )
    .get(
      '/users/:id/avatar',
      operation({
        id: 'readAvatar',
        tag,
        summary: 'The picture of a person in the own organisation',
        answers: { 200: binary('The picture') },
      }),
      validParams(Path),
      validQuery(Variant),
      async (c) => {
        const { variant } = c.req.valid('query');
        return sendPrivateFile(c, await readAvatar(deps, c.var.scope, c.req.valid('param').id, variant));
      },
    );
