import { fontWeights, HouseStyleSchema, IdSchema, LetterheadRoomSchema } from '@esg/contract';
import * as v from 'valibot';
import { requirePermission } from '../../platform/auth/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import {
  binary,
  createTenantRouter,
  json,
  operation,
  sendPrivateFile,
  validBody,
  validParams,
} from '../../platform/http/index.ts';
import { changeFont, readFont, removeFont } from './fonts.service.ts';
import { readHouseStyle } from './house-styles.service.ts';
import { changeLetterhead, changeLetterheadRoom, readLetterhead, removeLetterhead } from './letterhead.service.ts';
import { fontBody, letterheadBody, readFontUpload, readLetterheadUpload } from './upload.ts';

const tag = 'house-styles';
const Path = v.object({ id: IdSchema });
const FontPath = v.object({ id: IdSchema, weight: v.picklist(fontWeights) });
const answers = { 200: json('The house style as it is now', HouseStyleSchema) };
const write = requirePermission('organisation:write');

/** The font and the letterhead of an organisation's reports. */
export const houseStylesRoutes = (deps: GatewayDeps) =>
  createTenantRouter()
    .get(
      '/organizations/:id/house-style',
      operation({
        id: 'readHouseStyle',
        tag,
        summary: 'Font and letterhead of the own organisation’s reports',
        answers,
      }),
      write,
      validParams(Path),
      async (c) => c.json(await readHouseStyle(deps, c.var.scope, c.req.valid('param').id)),
    )
    .put(
      '/organizations/:id/house-style/font',
      operation({
        id: 'changeHouseFont',
        tag,
        summary: 'Set the own organisation’s reports in its own font (TrueType or OpenType)',
        requestBody: fontBody,
        answers,
      }),
      write,
      validParams(Path),
      async (c) =>
        c.json(await changeFont(deps, c.var.scope, c.req.valid('param').id, await readFontUpload(c.req.raw))),
    )
    .delete(
      '/organizations/:id/house-style/font',
      operation({ id: 'removeHouseFont', tag, summary: 'Set the reports in the usual font again', answers }),
      write,
      validParams(Path),
      async (c) => c.json(await removeFont(deps, c.var.scope, c.req.valid('param').id)),
    )
    .get(
      '/organizations/:id/house-style/font/:weight',
      operation({
        id: 'readHouseFont',
        tag,
        summary: 'The font of the own organisation’s reports',
        answers: { 200: binary('The font') },
      }),
      write,
      validParams(FontPath),
      async (c) => {
        const { id, weight } = c.req.valid('param');
        return sendPrivateFile(c, await readFont(deps, c.var.scope, id, weight));
      },
    )
    .put(
      '/organizations/:id/house-style/letterhead',
      operation({
        id: 'changeLetterhead',
        tag,
        summary: 'Lay a picture of an A4 page behind the pages of the own organisation’s reports',
        requestBody: letterheadBody,
        answers,
      }),
      write,
      validParams(Path),
      async (c) =>
        c.json(
          await changeLetterhead(deps, c.var.scope, c.req.valid('param').id, await readLetterheadUpload(c.req.raw)),
        ),
    )
    .patch(
      '/organizations/:id/house-style/letterhead',
      operation({
        id: 'changeLetterheadRoom',
        tag,
        summary: 'Say how much of the page the letterhead takes',
        answers,
      }),
      write,
      validParams(Path),
      validBody(LetterheadRoomSchema),
      async (c) => c.json(await changeLetterheadRoom(deps, c.var.scope, c.req.valid('param').id, c.req.valid('json'))),
    )
    .delete(
      '/organizations/:id/house-style/letterhead',
      operation({ id: 'removeLetterhead', tag, summary: 'Remove the letterhead', answers }),
      write,
      validParams(Path),
      async (c) => c.json(await removeLetterhead(deps, c.var.scope, c.req.valid('param').id)),
    )
    .get(
      '/organizations/:id/house-style/letterhead',
      operation({
        id: 'readLetterhead',
        tag,
        summary: 'The letterhead of the own organisation’s reports',
        answers: { 200: binary('The picture') },
      }),
      write,
      validParams(Path),
      async (c) => sendPrivateFile(c, await readLetterhead(deps, c.var.scope, c.req.valid('param').id)),
    );
