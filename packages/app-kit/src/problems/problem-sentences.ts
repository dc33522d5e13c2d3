import { ApiError, type ApiErrorCode } from '@esg/api-client';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What a person reads for each refusal: what happened, what was kept, what to do. A code without a sentence does not compile. */
export const problemSentences: Record<ApiErrorCode, MessageDescriptor> = {
  'network.unreachable': msg`The server cannot be reached. Check your connection; what you typed is kept.`,
  'request.invalid': msg`Some entries are not valid. Check the marked fields.`,
  'request.malformed': msg`The request could not be read. Reload the page and try again.`,
  'request.too_large': msg`That is more than can be sent at once. Make it shorter or smaller.`,
  'request.too_many': msg`Too many requests. Wait a moment and try again.`,
  'auth.not_authenticated': msg`You are signed out. Sign in again to continue.`,
  'auth.token_expired': msg`Your session has expired. Sign in again to continue.`,
  'auth.invalid_credentials': msg`E-mail address and password do not match.`,
  'auth.locked': msg`Too many wrong passwords. This account is locked for a while.`,
  'auth.link_invalid': msg`This link has been used or has expired. Ask for a new one.`,
  'auth.password_wrong': msg`The present password is not correct.`,
  'auth.code_wrong': msg`The code is not correct. Codes change every half minute; try the newest one.`,
  'auth.passkey_refused': msg`The passkey was not accepted. Try again, or sign in another way.`,
  'auth.provider_unreachable': msg`The sign-in provider does not answer at this address. Check what you entered.`,
  'user.email_taken': msg`Somebody with this e-mail address has an account already.`,
  'permission.denied': msg`You do not have permission to do this. Ask an administrator of your organisation.`,
  'resource.not_found': msg`This no longer exists, or you have no access to it.`,
  'tenant.unknown': msg`No organisation uses this address.`,
  'route.not_found': msg`The server does not know this function. Reload the page and try again.`,
  'report.transition_refused': msg`The report is in a state that does not allow this step. Reload it to see its present state.`,
  'report.not_ready': msg`The report is not ready yet. Complete the listed items first.`,
  'report.read_only': msg`This report is published and read-only. Reopen it to make changes.`,
  'report.stale': msg`Somebody else changed this report meanwhile. Its present state is shown now; make your change again.`,
  'disclosure.not_selected': msg`This disclosure is not selected for the report.`,
  'answer.stale': msg`Somebody else changed this answer meanwhile. Choose which value to keep.`,
  'answer.invalid': msg`This value does not fit the field.`,
  'brand.stale': msg`Somebody else changed the draft of the brand meanwhile. Choose which one to keep.`,
  'file.too_big': msg`The file is too big.`,
  'file.format_refused': msg`This file format is not accepted.`,
  'file.image_too_small': msg`The picture is too small.`,
  'file.unreadable': msg`The file cannot be read. It may be damaged or of another format than its name says.`,
  'export.not_ready': msg`The file is not finished yet. Wait until it is shown as ready.`,
  'request.key_reused': msg`This was already sent with other content. Reload the page and try again.`,
  'server.error': msg`Something went wrong on our side. Nothing you typed is lost; try again.`,
  'server.unavailable': msg`The server is busy or restarting. What you typed is kept; try again in a moment.`,
};

/** The sentence for anything that went wrong, also for what nobody foresaw. */
export const problemSentence = (error: unknown): MessageDescriptor =>
  problemSentences[error instanceof ApiError ? error.code : 'server.error'];
