import { sessionMutations, startKeys } from '@esg/api-client';
import { chooseLanguage, languageNames, useApi, useLanguage, useProblemSentences } from '@esg/app-kit';
import { type Language, languages, type User } from '@esg/contract';
import { RadioGroup } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Language of the interface: changes at once, here and wherever the person signs in next. */
export const PlatformLanguage = () => {
  const { t } = useLingui();
  const present = useLanguage();
  const queryClient = useQueryClient();
  const { problem } = useProblemSentences();
  const store = useMutation(sessionMutations.changeLanguage(useApi()));
  const choose = async (language: Language) => {
    await chooseLanguage(language);
    store.mutate(language, {
      onSuccess: () => void queryClient.setQueryData<User>(startKeys.me, (me) => me && { ...me, language }),
    });
  };
  return (
    <RadioGroup<Language>
      label={t`Platform language`}
      hint={t`Of the interface, and of e-mails to you.`}
      options={languages.map((value) => ({ value, label: languageNames[value] }))}
      value={present}
      onChange={({ value }) => void choose(value)}
      saved={store.isSuccess ? t`Saved` : null}
      error={store.error ? problem(store.error) : undefined}
    />
  );
};
