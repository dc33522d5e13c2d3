import type { Comparison } from '@esg/contract';
import { FigureCell, FigureHead, Stack, Table, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCompareWords } from './use-compare-words.ts';

/** CompareViewTable of spec section 3: a row per figure, a column per report, each difference to the first report below its value. */
export const CompareTable = ({ comparison: { reports, rows } }: { readonly comparison: Comparison }) => {
  const { t } = useLingui();
  const words = useCompareWords();
  return (
    <Table caption={t`Figures of the reports, with their differences from the first`} captionHidden stacked firstStays>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Figure</Trans>
          </th>
          <th scope="col">
            <Trans>Unit</Trans>
          </th>
          {reports.map((report) => (
            <FigureHead key={report.id}>
              {report.name}
              <Text as="div" size="sm" tone="muted">
                {words.about(report)}
              </Text>
            </FigureHead>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={JSON.stringify(row)}>
            <th scope="row">{words.rowName(row)}</th>
            <td>{words.unit(row)}</td>
            {row.values.map((value, index) => (
              <FigureCell key={reports[index]?.id} label={reports[index]?.name}>
                {value.value === null ? (
                  <Text as="span" tone="muted">
                    {words.missing(value.missing)}
                  </Text>
                ) : (
                  <Stack gap="none">
                    <span>{words.number(row, value.value, value.digits)}</span>
                    {value.difference !== null && (
                      <Text as="span" size="sm" tone="muted" numeric>
                        {words.difference(row, value)}
                      </Text>
                    )}
                  </Stack>
                )}
              </FigureCell>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
};
