import { type EntityType, entityTypeNames } from '@esg/contract';
import { BriefcaseBusiness, Building, Factory, type LucideIcon, MapPin, Network, Ship } from 'lucide-react';
import { memo, useCallback } from 'react';
import { useLanguage } from '../i18n/formatters.ts';

const icons: Record<EntityType, LucideIcon> = {
  Company: BriefcaseBusiness,
  Team: Network,
  Site: MapPin,
  Building,
  Vessel: Ship,
  Other: Factory,
};

/** Gives the name of a type of entity in the reader's language. */
export const useEntityTypeName = () => {
  const language = useLanguage();
  return useCallback((type: EntityType): string => entityTypeNames[type][language], [language]);
};

type EntityTypeIconProps = { readonly type: EntityType };

/** The icon of a type; the word is beside it or read out elsewhere. Drawn once for rows of one type that follow each other in a table. */
export const EntityTypeIcon = memo(({ type }: EntityTypeIconProps) => {
  const Icon = icons[type];
  return <Icon size="1.125rem" strokeWidth={1.5} aria-hidden />;
});
