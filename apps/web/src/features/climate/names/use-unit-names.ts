import { frameworkQueries } from '@esg/api-client';
import { useApi, useLanguage } from '@esg/app-kit';
import { unitPrinted } from '@esg/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

/** Units as people write them, by their code; a quotient such as `kg{CO2e}/kWh` is written part by part. */
export const useUnitNames = () => {
  const language = useLanguage();
  const { data: library } = useQuery(frameworkQueries.metrics(useApi()));
  return useMemo(() => {
    const all = library?.units.flatMap(({ units }) => units) ?? [];
    const names = new Map(all.map((unit) => [unit.code, unitPrinted(unit, language)]));
    const nameOf = (code: string): string => {
      if (code === '1') return '';
      const [over = '', ...under] = code.split('/');
      const whole = names.get(code);
      if (whole !== undefined || under.length === 0) return whole ?? code;
      return `${names.get(over) ?? over}/${names.get(under.join('/')) ?? under.join('/')}`;
    };
    return nameOf;
  }, [library, language]);
};
