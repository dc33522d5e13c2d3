import { ApiError } from '@esg/api-client';
import { lineIssue } from '@esg/app-kit';

/** Refuses an organisation's name before it is sent (spec section 5: 2 to 255 characters). */
export const refuseShortName = (name: string): void => {
  const issue = lineIssue(name);
  if (!issue) return;
  throw new ApiError(422, 'request.invalid', {
    statusCode: 422,
    code: 'request.invalid',
    message: 'refused before it was sent',
    requestId: '',
    issues: [{ path: 'name', ...issue }],
  });
};
