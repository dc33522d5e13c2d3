import {
  type ClimateInventorySettings,
  type ClimateInventorySettingsChange,
  climateFactorLimits,
  climateInventoryLimits,
  type UncertaintySubject,
  uncertaintySubjects,
} from '@esg/contract';
import { parseDecimal } from '@esg/quantities';

/** The settings of inventories as they are typed: empty where nothing is said. */
export type TypedInventory = Pick<
  ClimateInventorySettings,
  'responsible' | 'verification' | 'baseYearReason' | 'policy' | 'uncertaintySource' | 'exclusions' | 'version'
> & {
  readonly baseYear: string;
  /** `01` to `12`. */
  readonly baseMonth: string;
  readonly threshold: string;
  readonly uncertainties: Readonly<Record<UncertaintySubject, string>>;
};

/** The settings as the form shows them. */
export const typedInventory = (
  settings: ClimateInventorySettings,
  shown: (number: string) => string,
): TypedInventory => {
  const { responsible, verification, baseYearReason, policy, uncertaintySource, exclusions, version } = settings;
  const [baseYear = '', baseMonth = '01'] = settings.baseYearStart?.split('-') ?? [];
  const told = (number: string | null) => (number === null ? '' : shown(number));
  const { metered, estimated, supplier, national, generic } = settings.uncertainties;
  return {
    responsible,
    verification,
    baseYearReason,
    policy,
    uncertaintySource,
    exclusions,
    version,
    baseYear,
    baseMonth,
    threshold: told(settings.thresholdPercent),
    uncertainties: {
      metered: told(metered),
      estimated: told(estimated),
      supplier: told(supplier),
      national: told(national),
      generic: told(generic),
    },
  };
};

/** A percentage that was typed; null where nothing was, undefined for what is none or is too large. */
export const percentOf = (typed: string, format: string, most: number): string | null | undefined => {
  if (typed.trim() === '') return null;
  const number = parseDecimal(typed.trim(), format);
  return number === undefined || number.startsWith('-') || Number(number) > most ? undefined : number;
};

const isYear = (typed: string) => typed.trim() === '' || /^(?:199\d|20\d\d|2100)$/.test(typed.trim());

/** Fields that cannot be sent as they are typed. */
export const wrongInInventory = (typed: TypedInventory, format: string): ReadonlySet<string> => {
  const { baseYear, threshold, uncertainties, exclusions } = typed;
  const isPercent = (text: string, most: number) => percentOf(text, format, most) !== undefined;
  return new Set([
    ...(isYear(baseYear) ? [] : ['baseYear']),
    ...(isPercent(threshold, climateInventoryLimits.thresholdMax) ? [] : ['threshold']),
    ...uncertaintySubjects.filter((each) => !isPercent(uncertainties[each], climateFactorLimits.uncertaintyMax)),
    ...exclusions.flatMap(({ subject, reason }, index) => [
      ...(subject.trim().length < 2 ? [`subject${index}`] : []),
      ...(reason.trim() === '' ? [`reason${index}`] : []),
    ]),
  ]);
};

/** What is sent of something without wrong fields. */
export const inventoryOf = (typed: TypedInventory, format: string): ClimateInventorySettingsChange => {
  const { baseYear, baseMonth, threshold, uncertainties, ...others } = typed;
  const percent = (text: string) => percentOf(text, format, climateFactorLimits.uncertaintyMax) ?? null;
  return {
    ...others,
    exclusions: [...others.exclusions],
    baseYearStart: baseYear.trim() === '' ? null : `${baseYear.trim()}-${baseMonth}`,
    thresholdPercent: percent(threshold),
    uncertainties: {
      metered: percent(uncertainties.metered),
      estimated: percent(uncertainties.estimated),
      supplier: percent(uncertainties.supplier),
      national: percent(uncertainties.national),
      generic: percent(uncertainties.generic),
    },
  };
};
