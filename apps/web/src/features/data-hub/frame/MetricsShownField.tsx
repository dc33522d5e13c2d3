import { useLanguage } from '@esg/app-kit';
import type { MetricLibrary } from '@esg/contract';
import { Button, Inline, SegmentedControl, Text } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ShownMetrics } from './hub-place.ts';
import type { MetricsShown } from './use-metrics-shown.ts';

/** The most frameworks that the line names; of more it says how many. */
const namedMax = 4;

type MetricsShownFieldProps = {
  readonly of: MetricsShown;
  readonly library: MetricLibrary | undefined;
  /** Metrics that the search finds outside the frameworks in use. */
  readonly beyond: number;
  readonly onMove: (change: { metrics: ShownMetrics }) => void;
};

/** Switches between the metrics of the frameworks in use and all metrics; says what a search finds in the others. */
export const MetricsShownField = ({ of, library, beyond, onMove }: MetricsShownFieldProps) => {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { inUse, shown, keep } = of;
  if (!inUse || !library) return null;
  const used = new Set(inUse.metricKeys);
  const count = i18n.number(library.metrics.filter(({ key }) => used.has(key)).length);
  const total = i18n.number(library.metrics.length);
  const names = inUse.frameworks.map(({ name }) => name[language]);
  const list = new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(names);
  return (
    <Inline gap={2} align="center">
      <SegmentedControl<ShownMetrics>
        label={t`Whose metrics`}
        labelHidden
        value={shown}
        onChange={({ value }) => {
          keep(value);
          onMove({ metrics: value });
        }}
        options={[
          { value: 'in-use', label: t`Frameworks in use (${count})` },
          { value: 'all', label: t`All metrics (${total})` },
        ]}
      />
      {shown === 'in-use' && beyond > 0 ? (
        <Button size="compact" onClick={() => onMove({ metrics: 'all' })}>
          <Plural value={beyond} one="# more in all metrics" other="# more in all metrics" />
        </Button>
      ) : (
        shown === 'in-use' && (
          <Text size="sm" tone="muted">
            {names.length > namedMax ? (
              <Trans>Metrics of {names.length} frameworks, and those with figures</Trans>
            ) : (
              <Trans>Metrics of {list}, and those with figures</Trans>
            )}
          </Text>
        )
      )}
    </Inline>
  );
};
