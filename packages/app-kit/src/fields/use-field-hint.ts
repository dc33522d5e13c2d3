import type { Field } from '@esg/contract';
import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '../i18n/formatters.ts';

/** Guidance below a field: its meaning, and the usual breakdowns of a number. */
export const useFieldHint = ({ hint, breakdowns }: Pick<Field, 'hint' | 'breakdowns'>): string | undefined => {
  const { t } = useLingui();
  const language = useLanguage();
  const ways = breakdowns.map((way) => way[language]).join(language === 'zhTw' ? '、' : ', ');
  const texts = [hint?.[language], ways && t`Rows may break it down: ${ways}.`].filter(Boolean);
  return texts.length > 0 ? texts.join(language === 'zhTw' ? '' : ' ') : undefined;
};
