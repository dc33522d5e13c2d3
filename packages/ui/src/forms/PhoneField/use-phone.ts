import { useEffect, useEffectEvent, useState } from 'react';
import { useDraft } from '../use-draft.ts';
import type { PhoneChange } from './PhoneField.tsx';

type Library = typeof import('./phone-number.ts');

type Phone = {
  value: string;
  onChange: (change: PhoneChange) => void;
  defaultCountry: string;
};

/** The numbering plans of all countries: 80 kB that load when a number is there or about to be typed. */
const usePlans = (needed: boolean) => {
  const [plans, setPlans] = useState<Library>();
  useEffect(() => {
    if (!needed) return;
    let current = true;
    void import('./phone-number.ts').then((loaded) => current && setPlans(loaded));
    return () => {
      current = false;
    };
  }, [needed]);
  return plans;
};

/** What a phone field shows and does; the typed text stays until it is a number. */
export const usePhone = ({ value, onChange, defaultCountry }: Phone) => {
  const [touched, setTouched] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const plans = usePlans(touched || value !== '');
  const draft = useDraft(value, '', (number) => plans?.showPhone(number) ?? number);
  const country = chosen ?? (value !== '' && plans?.readPhone(value, defaultCountry)?.country) ?? defaultCountry;
  const shownCountry = country || defaultCountry;

  const tell = (typed: string, of: string) => {
    const read = typed.trim() === '' ? { value: '', country: of } : plans?.readPhone(typed, of);
    draft.keep(typed, read?.value);
    setChosen(read?.country ?? of);
    onChange({ value: read?.value, typed, country: read?.country ?? of });
  };
  const readAgain = useEffectEvent(() => {
    if (touched && draft.text.trim() !== '') tell(draft.text, shownCountry);
  });
  useEffect(() => {
    if (plans) readAgain();
  }, [plans]);

  return {
    text: draft.text,
    country: shownCountry,
    codeOf: (code: string) => plans?.callingCode(code) ?? '',
    prepare: () => setTouched(true),
    type: (typed: string) => tell(typed, shownCountry),
    choose: (next: string) => tell(draft.text, next),
    tidy: draft.tidy,
  };
};
