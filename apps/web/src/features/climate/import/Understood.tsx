import { useFormatters, useLanguage } from '@esg/app-kit';
import {
  type CalorificBasis,
  type ClimateImportDetail,
  type ClimateImportMapping,
  climateImportColumns,
} from '@esg/contract';
import { Banner } from '@esg/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useClimateNames } from '../names/use-climate-names.ts';
import { useUnitNames } from '../names/use-unit-names.ts';
import { carriedIn, fieldOfUsual, lackingIn } from './use-mapping.ts';

type Usual = ClimateImportMapping['usual'];
type UnderstoodProps = {
  readonly mapping: ClimateImportMapping;
  readonly sheet: Pick<ClimateImportDetail['sheets'][number], 'suggestion' | 'headingUnits'>;
};

const bases: Record<CalorificBasis, MessageDescriptor> = {
  gross: msg`Gross (upper, HHV)`,
  net: msg`Net (lower, LHV)`,
};

/** What was chosen for all rows, each with the name of its column. */
const useUsualNames = () => {
  const { i18n } = useLingui();
  const language = useLanguage();
  const names = useClimateNames();
  const unitName = useUnitNames();
  return (usual: Usual, key: keyof Usual) => {
    const field = climateImportColumns[fieldOfUsual[key]][language];
    const value = {
      entityId: () => names.entity(usual.entityId),
      activityTypeId: () => names.activityType(usual.activityTypeId),
      unit: () => unitName(usual.unit ?? ''),
      basis: () => (usual.basis ? i18n._(bases[usual.basis]) : ''),
      region: () => names.region(usual.region),
    }[key]();
    return `${field}: ${value}`;
  };
};

/** Whether the sheet has everything needed, what would be taken from the last import, or what is still to be said. */
export const Understood = ({ mapping, sheet }: UnderstoodProps) => {
  const { list } = useFormatters();
  const language = useLanguage();
  const nameOf = useUsualNames();
  const lacking = list(lackingIn(mapping).map((field) => climateImportColumns[field][language]));
  const carried = carriedIn(mapping, sheet)
    .map((key) => nameOf(mapping.usual, key))
    .join(' · ');
  if (lacking !== '')
    return (
      <Banner tone="warning" title={<Trans>Still needed: {lacking}</Trans>}>
        <Trans>Choose the column that has it, or say below what holds for all rows.</Trans>
      </Banner>
    );
  if (carried !== '')
    return (
      <Banner tone="warning" title={<Trans>Taken for all rows: {carried}</Trans>}>
        <Trans>
          The sheet has no column for it: it’s from your last import or, for the country, where your headquarters are.
          Check that it holds here too, or change it below.
        </Trans>{' '}
        <Whose mapping={mapping} />
      </Banner>
    );
  return <Ready mapping={mapping} />;
};

/** Nothing is missing: the sheet has it, or somebody has just said what it lacks. */
const Ready = ({ mapping }: { readonly mapping: ClimateImportMapping }) => {
  const isFound = lackingIn({ ...mapping, usual: { ...mapping.usual, unit: null, activityTypeId: null } }).length === 0;
  return (
    <Banner
      tone="success"
      title={
        isFound ? <Trans>Everything needed was found in the sheet</Trans> : <Trans>Everything needed is there</Trans>
      }
    >
      <Trans>Look over the columns, then check the rows. We’ll remember their meaning for your next sheet.</Trans>{' '}
      <Whose mapping={mapping} />
    </Banner>
  );
};

/** Whose rows these are, where no column says it: nothing else in the sheet would show that it is another entity. */
const Whose = ({ mapping }: { readonly mapping: ClimateImportMapping }) => {
  const names = useClimateNames();
  if (mapping.columns.some(({ field }) => field === 'entity')) return null;
  const entity = names.entity(mapping.usual.entityId);
  return mapping.usual.entityId === null ? (
    <Trans>No column names an entity: all rows go to the whole organisation.</Trans>
  ) : (
    <Trans>No column names an entity: all rows go to {entity}.</Trans>
  );
};
