import { ApiError } from '@esg/api-client';
import type { Divergence } from '@esg/contract';
import { type ExportConfigSettings, sameJson } from '@esg/contract';

const parts = ['formats', 'languages', 'sideBySide', 'contents'] as const;

/** Both people's changes where they concern different parts; nothing where they concern the same one, which a person decides. */
export const mergeChoices = ({
  seen,
  mine,
  theirs,
}: Divergence<ExportConfigSettings>): ExportConfigSettings | undefined => {
  const changed = (side: ExportConfigSettings) => parts.filter((part) => !sameJson(side[part], seen[part]));
  const ours = changed(mine);
  const others = changed(theirs);
  if (ours.some((part) => others.includes(part) && !sameJson(mine[part], theirs[part]))) return undefined;
  return { ...theirs, ...Object.fromEntries(ours.map((part) => [part, mine[part]])) };
};

/** Refuses a choice without any format before it is sent. */
export const refuseNoFormat = ({ formats }: ExportConfigSettings): void => {
  if (formats.length > 0) return;
  throw new ApiError(422, 'request.invalid', {
    statusCode: 422,
    code: 'request.invalid',
    message: 'refused before it was sent',
    requestId: '',
    issues: [{ path: 'formats', rule: 'required', params: {} }],
  });
};
