import type { Language, ModelField } from '@esg/contract';
import { denominatorIn } from '../../metrics/index.ts';

/** Ends of units that leave open what they are measured by. */
const open: Record<Language, RegExp> = {
  en: / per (?:unit|million|thousand|currency unit)$/,
  zhTw: /^每(?:單位活動量|百萬收入|千元收入|單位收入)/,
};

const between: Record<Language, string> = { en: ' per ', zhTw: '／' };

/** Intensities with what they are measured by in their unit: “kWh per employee”, not “kWh per unit” beside “per employee”. */
export const withDenominators = (field: ModelField, language: Language): ModelField => {
  const { content } = field;
  if (content.kind !== 'numbers' || content.rows.every(({ unitSymbol }) => !open[language].test(unitSymbol)))
    return field;
  const rows = content.rows.map((row) => {
    const above = row.unitSymbol.replace(open[language], '');
    const below = above === row.unitSymbol ? undefined : denominatorIn(row.descriptor, language);
    if (!below) return row;
    const entered = row.entered ?? { descriptor: row.descriptor };
    return { ...row, descriptor: '', entered, unitSymbol: `${above}${between[language]}${below}` };
  });
  return { ...field, content: { ...content, rows } };
};
