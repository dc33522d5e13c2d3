import { ApiError } from '@esg/api-client';
import { type Issue, limits } from '@esg/contract';

/** Refuses an organisation's name before it is sent (spec section 5: 2 to 255 characters). */
export const refuseShortName = (name: string): void => {
  const length = name.trim().length;
  const rule = length === 0 ? 'required' : length < limits.lineLengthMin ? 'too_short' : 'too_long';
  if (length >= limits.lineLengthMin && length <= limits.lineLengthMax) return;
  const params: Issue['params'] =
    rule === 'required' ? {} : { length: rule === 'too_short' ? limits.lineLengthMin : limits.lineLengthMax };
  throw new ApiError(422, 'request.invalid', {
    statusCode: 422,
    code: 'request.invalid',
    message: 'refused before it was sent',
    requestId: '',
    issues: [{ path: 'name', rule, params }],
  });
};
