import { type Language, languages } from '@esg/contract';
import { Button } from '@esg/ui';
import { chooseLanguage } from './catalogues.ts';
import { useLanguage } from './formatters.ts';
import { languageNames, tagOf } from './languages.ts';

type LanguageSwitchProps = {
  /** Called after the interface has changed, for example to store the choice in the person's account. */
  readonly onChange?: (language: Language) => void;
};

/** Offers the other language in its own name, so that people who cannot read the present one find it. No reload. */
export const LanguageSwitch = ({ onChange }: LanguageSwitchProps) => {
  const present = useLanguage();
  const choose = async (language: Language) => {
    await chooseLanguage(language);
    onChange?.(language);
  };
  return languages
    .filter((language) => language !== present)
    .map((language) => (
      <Button
        key={language}
        size="compact"
        emphasis="bare"
        lang={tagOf(language)}
        onClick={() => void choose(language)}
      >
        {languageNames[language]}
      </Button>
    ));
};
