import type { BrandRemark, BrandSheet } from '@esg/contract';
import { Facts, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFormatters } from '../../i18n/formatters.ts';
import * as css from './SignOffSheet.css.ts';

/** What is signed, and by whom: the version, its fingerprint, and a line for each of the two names. */
export const SheetHead = ({ sheet }: { readonly sheet: BrandSheet }) => {
  const { brand, mark, approvals } = sheet;
  const { t } = useLingui();
  const { date, time, list } = useFormatters();
  const { content, number, state, updatedAt, updatedBy, publishedAt } = brand;
  const at = (instant: string) => `${date(instant)} ${time(instant)}`;
  const facts = [
    { term: t`Company name`, value: content.companyName },
    { term: t`Support e-mail`, value: content.supportEmail },
    { term: t`Version`, value: state === 'draft' ? t`Draft` : String(number ?? '') },
    { term: t`Last changed`, value: at(updatedAt) },
    ...(publishedAt ? [{ term: t`Published on`, value: at(publishedAt) }] : []),
    { term: t`Fingerprint`, value: <Mark mark={mark} /> },
  ];
  const [last] = approvals;
  return (
    <div className={css.section}>
      <Facts facts={facts} />
      <div className={css.signatures}>
        <Signature
          title={t`Prepared by`}
          name={updatedBy?.name ?? t`Supplied with the product`}
          when={updatedBy ? at(updatedAt) : ''}
        />
        <Signature
          title={t`Approved by`}
          name={list(approvals.map(({ author }: BrandRemark) => author.name))}
          when={last ? at(last.createdAt) : ''}
        />
      </div>
      <ApprovalState sheet={sheet} />
    </div>
  );
};

/** What the two names do not show: that an approval is missing, or that one person did both. */
const ApprovalState = ({ sheet: { brand, approvals } }: { readonly sheet: BrandSheet }) => {
  const { date, time } = useFormatters();
  const { state, updatedBy, publishedAt } = brand;
  const isDraft = state === 'draft';
  if (approvals.length === 0) {
    const day = publishedAt && `${date(publishedAt)} ${time(publishedAt)}`;
    return (
      <Text>
        {isDraft && <Trans>Waiting for approval in the product.</Trans>}
        {!isDraft && day && <Trans>Published on {day}. Not approved in the product.</Trans>}
        {!isDraft && !day && <Trans>Not approved in the product.</Trans>}
      </Text>
    );
  }
  if (approvals.some(({ author }) => author.id !== updatedBy?.id)) return null;
  return (
    <Text>
      {isDraft ? (
        <Trans>The same person prepared and approved this draft.</Trans>
      ) : (
        <Trans>The same person prepared and approved this version.</Trans>
      )}
    </Text>
  );
};

const Mark = ({ mark }: { readonly mark: string }) => (
  <>
    <Text as="span" numeric>
      {mark}
    </Text>{' '}
    <Text as="span" size="sm" tone="muted">
      <Trans>It changes with any name, colour or picture.</Trans>
    </Text>
  </>
);

type SignatureProps = { readonly title: string; readonly name: string; readonly when: string };

const Signature = ({ title, name, when }: SignatureProps) => (
  <div className={css.signature}>
    <Text size="sm" tone="muted">
      {title}
    </Text>
    <Text strong>{name || '\u00a0'}</Text>
    <Text size="sm">{when || '\u00a0'}</Text>
    <div className={css.line} />
    <Text size="sm" tone="muted">
      <Trans>Signature</Trans>
    </Text>
  </div>
);
