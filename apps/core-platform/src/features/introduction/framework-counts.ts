import type { Framework } from '@esg/contract';

/** How much a framework asks for. */
export const countOf = ({ topics }: Pick<Framework, 'topics'>) => {
  const disclosures = topics.flatMap((topic) => topic.disclosures);
  return {
    topics: topics.length,
    disclosures: disclosures.length,
    mandatory: disclosures.filter(({ mandatory }) => mandatory === 'yes').length,
    figures: disclosures.filter(({ nature }) => nature === 'quantitative' || nature === 'mixed').length,
  };
};
