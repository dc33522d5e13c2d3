import { useFormatters } from '@esg/app-kit';
import type { ClimatePublication, ReportingTime } from '@esg/contract';
import { FigureCell, FigureHead, Table, TextLink } from '@esg/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useClimateNames } from '../names/use-climate-names.ts';
import { useTonnes } from '../names/use-tonnes.ts';
import { useUnitNames } from '../names/use-unit-names.ts';

type Figure = ClimatePublication['figures'][number];

const plans: Record<Figure['state'], MessageDescriptor> = {
  created: msg`Will be added`,
  changed: msg`Will be changed`,
  same: msg`Stays as it is`,
  kept: msg`Stays: someone entered or changed it`,
  overlapped: msg`Not written: there is a figure of other days or of a part`,
  removed: msg`Will be removed: no lines make it any more`,
  unknown: msg`Not written: the energy of some lines isn’t known, such as of a distance`,
};
const deeds: Record<Figure['state'], MessageDescriptor> = {
  created: msg`Added`,
  changed: msg`Changed`,
  same: msg`Stayed as it was`,
  kept: msg`Stayed: someone entered or changed it`,
  overlapped: msg`Not written: there is a figure of other days or of a part`,
  removed: msg`Removed: no lines make it any more`,
  unknown: msg`Not written: the energy of some lines isn’t known, such as of a distance`,
};

type FigureTableProps = {
  readonly figures: readonly Figure[];
  readonly time: ReportingTime;
  readonly metricName: (metricKey: string) => string;
  /** Whether it has happened. */
  readonly isDone: boolean;
};

/** What happens to each figure, beside the number that stands in the data hub; what stands there is a link away. */
export const FigureTable = ({ figures, time, metricName, isDone }: FigureTableProps) => {
  const { t, i18n } = useLingui();
  const { decimal } = useFormatters();
  const tonnes = useTonnes();
  const unitName = useUnitNames();
  const names = useClimateNames();
  const counted = (kgCo2e: Figure['kgCo2e'], use: Figure['use']) => {
    if (kgCo2e !== null) return `${tonnes(kgCo2e)} t CO₂e`;
    return use ? `${decimal(use.number)} ${unitName(use.unit)}` : '–';
  };
  return (
    <Table
      caption={isDone ? t`What happened to each figure` : t`What will happen to each figure`}
      density="compact"
      stacked
    >
      <thead>
        <tr>
          <th scope="col">{t`Figure`}</th>
          <th scope="col">{t`Entity`}</th>
          <FigureHead>{t`In the data hub before`}</FigureHead>
          <FigureHead>{t`From the lines`}</FigureHead>
          <th scope="col">{isDone ? t`What happened` : t`What will happen`}</th>
        </tr>
      </thead>
      <tbody>
        {figures.map(({ metricKey, entityId, dataPointId, kgCo2e, use, standing, state }) => {
          const name = metricName(metricKey);
          const isThere = dataPointId !== '' && !(isDone && state === 'removed');
          return (
            <tr key={`${metricKey}${entityId}${dataPointId}`}>
              <th scope="row">
                {isThere ? (
                  <TextLink asChild>
                    <Link
                      to="/ct/data-hub/$subMetricNodeId/data-entry/$sectionId"
                      params={{ subMetricNodeId: `${metricKey}:total`, sectionId: `${metricKey}:total:figures` }}
                      search={{ reportingTimeId: time.id, entityId: entityId ?? 'organisation', dataPointId }}
                    >
                      {name}
                    </Link>
                  </TextLink>
                ) : (
                  name
                )}
              </th>
              <td>{names.entity(entityId)}</td>
              <FigureCell label={t`In the data hub before`}>
                {standing ? `${decimal(standing.number)} ${unitName(standing.unit)}` : '–'}
              </FigureCell>
              <FigureCell label={t`From the lines`}>{counted(kgCo2e, use)}</FigureCell>
              <td>{i18n._((isDone ? deeds : plans)[state])}</td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
};
