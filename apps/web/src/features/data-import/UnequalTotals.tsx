import { useFormatters } from '@esg/app-kit';
import type { Import, ImportUnequalTotal } from '@esg/contract';
import { Banner, Stack } from '@esg/ui';
import { Plural } from '@lingui/react/macro';
import type { ImportNames } from './use-import-names.ts';
import { useImportSentences } from './use-import-sentences.ts';

type UnequalTotalsProps = { readonly one: Pick<Import, 'counts'>; readonly names: ImportNames };

/** Totals of the sheet that their parts don’t add up to, before anything is stored and after: nobody should read of them first in a report. */
export const UnequalTotals = ({ one: { counts }, names }: UnequalTotalsProps) => {
  const { period } = useFormatters();
  const { remark } = useImportSentences();
  if (!counts?.unequalTotals) return null;
  const { count, shown } = counts.unequalTotals;
  const more = count - shown.length;
  const lineOf = ({ metricKey, period: days, row, first, sum, total }: ImportUnequalTotal) => {
    const what = [metricKey && names.metricNameOf(metricKey), days && period(days)].filter(Boolean).join(' · ');
    return `${what}: ${remark({ row, note: 'parts_differ', facts: { sum, total, first } })}`;
  };
  return (
    <Banner tone="warning" title={<Plural value={count} one="# total doesn’t add up" other="# totals don’t add up" />}>
      <Stack as="ul" gap={1}>
        {shown.map((total) => (
          <li key={`${total.row} ${total.period?.start} ${total.sum}`}>{lineOf(total)}</li>
        ))}
        {more > 0 && (
          <li>
            <Plural value={more} one="# more, marked in its row below" other="# more, marked in their rows below" />
          </li>
        )}
      </Stack>
    </Banner>
  );
};
