import type { MetricLibrary } from '@esg/contract';
import { Button, Inline, Select } from '@esg/ui';
import { Plural, useLingui } from '@lingui/react/macro';
import type { ShownMetrics } from './hub-place.ts';
import type { MetricsShown } from './use-metrics-shown.ts';

type MetricsShownProps = {
  readonly of: MetricsShown;
  readonly onMove: (change: { metrics: ShownMetrics }) => void;
};

/** Switches between the metrics of the frameworks in use, with those that have figures, and all metrics. */
export const MetricsShownField = ({
  of,
  library,
  onMove,
}: MetricsShownProps & { readonly library: MetricLibrary | undefined }) => {
  const { t, i18n } = useLingui();
  const { inUse, shown, keep } = of;
  if (!inUse || !library) return null;
  const used = new Set(inUse.metricKeys);
  const count = i18n.number(library.metrics.filter(({ key }) => used.has(key)).length);
  const total = i18n.number(library.metrics.length);
  return (
    <Select
      label={t`Whose metrics`}
      labelHidden
      required
      value={shown}
      onChange={({ value }) => {
        const chosen = value === 'all' ? 'all' : 'in-use';
        keep(chosen);
        onMove({ metrics: chosen });
      }}
      options={[
        { value: 'in-use', label: t`Frameworks in use (${count})` },
        { value: 'all', label: t`All metrics (${total})` },
      ]}
    />
  );
};

/** Leads to the metrics that a search finds outside the frameworks in use; nothing where there are none. */
export const MetricsBeyond = ({ of, beyond, onMove }: MetricsShownProps & { readonly beyond: number }) =>
  of.inUse && of.shown === 'in-use' && beyond > 0 ? (
    <Inline>
      <Button size="compact" onClick={() => onMove({ metrics: 'all' })}>
        <Plural value={beyond} one="# more in all metrics" other="# more in all metrics" />
      </Button>
    </Inline>
  ) : null;
