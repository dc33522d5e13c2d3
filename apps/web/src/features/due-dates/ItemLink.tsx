import { useLanguage } from '@esg/app-kit';
import { type DueItem, frameworkReportPath } from '@esg/contract';
import { TextLink } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { Link, type LinkProps } from '@tanstack/react-router';

/** Leads to the disclosure that is due. */
export const ItemLink = ({ item }: { readonly item: DueItem }) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { disclosureCode, reportId: id, versionId } = item;
  const words = item.kind === 'task' ? `${disclosureCode} · ${item.note}` : `${disclosureCode} ${item.title[language]}`;
  // The wizard reads its own search: its route knows none.
  const to = frameworkReportPath({ id, versionId }, 'data-input');
  const place = { to, search: { disclosure: disclosureCode } } as LinkProps;
  return (
    <TextLink asChild>
      <Link {...place} title={`${words} · ${item.reportName}`}>
        {item.isDone ? t`${words} (done)` : words}
      </Link>
    </TextLink>
  );
};
