import { useLanguage } from '@esg/app-kit';
import { type DueItem, frameworkReportPath, printedCode } from '@esg/contract';
import { TextLink } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { Link, type LinkProps } from '@tanstack/react-router';

/** The link to the place of its work. The wizard reads its own search parameters: its route knows none. */
const placeOf = ({ kind, disclosureCode, reportId, versionId }: DueItem): LinkProps => {
  const report = { id: reportId, versionId };
  if (kind === 'contribution') return { to: '/ct/report-collaborator', search: { report: reportId } } as LinkProps;
  if (disclosureCode === null) return { to: frameworkReportPath(report, 'validation') } as LinkProps;
  return { to: frameworkReportPath(report, 'data-input'), search: { disclosure: disclosureCode } } as LinkProps;
};

type ItemLinkProps = { readonly item: DueItem; readonly tabIndex?: number };

/** Links to the place of a due item. */
export const ItemLink = ({ item, tabIndex }: ItemLinkProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { disclosureCode, versionId, reportName } = item;
  const code = disclosureCode === null ? '' : printedCode(disclosureCode, versionId, language);
  const title = item.title[language];
  const wordsOf: Record<DueItem['kind'], () => string> = {
    disclosure: () => `${code} ${title}`,
    task: () => `${code} · ${item.note}`,
    contribution: () => t`Questions to ${title}`,
    report: () => t`Report “${reportName}”`,
  };
  const words = wordsOf[item.kind]();
  return (
    <TextLink asChild>
      <Link {...placeOf(item)} title={`${words} · ${reportName}`} tabIndex={tabIndex}>
        {item.isDone ? t`${words} (done)` : words}
      </Link>
    </TextLink>
  );
};
