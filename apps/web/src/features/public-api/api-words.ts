import { type ApiScope, type WebhookDelivery, type WebhookEvent, webhookLimits } from '@esg/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Name of each scope, and what it permits. */
export const scopeWords: Record<ApiScope, { label: MessageDescriptor; hint: MessageDescriptor }> = {
  'data-hub:read': { label: msg`Read the data hub`, hint: msg`Data points, metrics, reporting times and calculations` },
  'data-hub:write': {
    label: msg`Write to the data hub`,
    hint: msg`Store, change and remove data points and reporting times`,
  },
  'entities:read': { label: msg`Read entities`, hint: msg`Names, kinds and how they belong together` },
  'entities:write': { label: msg`Manage entities`, hint: msg`Add, change and remove them` },
  'frameworks:read': { label: msg`Read frameworks`, hint: msg`Frameworks and their disclosures` },
  'reports:read': { label: msg`Read reports`, hint: msg`Reports with their content, and files of them` },
  'reports:write': { label: msg`Write reports`, hint: msg`Start reports and change their settings` },
  'reports:publish': { label: msg`Publish reports`, hint: msg`Publish, unpublish and reopen them` },
};

/** Names of the events. */
export const eventWords: Record<WebhookEvent | 'ping', MessageDescriptor> = {
  'data_point.created': msg`Data point stored`,
  'data_point.updated': msg`Data point changed`,
  'data_point.deleted': msg`Data point removed`,
  'report.published': msg`Report published`,
  'report.unpublished': msg`Report unpublished`,
  'import.finished': msg`Import finished`,
  'export.finished': msg`Export finished`,
  ping: msg`Test`,
};

/** Why a delivery failed. */
export const failureWords: Record<NonNullable<WebhookDelivery['failure']>, MessageDescriptor> = {
  'refused-address': msg`The address leads into a private network, which isn’t allowed.`,
  timeout: msg`The receiver didn’t answer within ${{ seconds: webhookLimits.timeoutMilliseconds / 1000 }} seconds.`,
  connection: msg`The receiver couldn’t be reached. Check the address and its certificate.`,
  redirect: msg`The endpoint redirected us. Enter the final URL; redirects aren’t followed.`,
  answer: msg`The receiver refused it. Only answers of 200 to 299 count as received.`,
};
