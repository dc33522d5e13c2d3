import type { EntityType } from '@esg/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { BriefcaseBusiness, Building, Factory, type LucideIcon, MapPin, Network, Ship } from 'lucide-react';

type Look = { readonly Icon: LucideIcon; readonly word: MessageDescriptor };

/** How the types of an entity are displayed (spec section 3): a site is a location, a vessel a boat, another one a factory. */
const looks: Record<EntityType, Look> = {
  Company: { Icon: BriefcaseBusiness, word: msg`Company` },
  Team: { Icon: Network, word: msg({ message: 'Entity', context: 'type of an entity' }) },
  Site: { Icon: MapPin, word: msg`Location` },
  Building: { Icon: Building, word: msg`Building` },
  Vessel: { Icon: Ship, word: msg`Boat` },
  Other: { Icon: Factory, word: msg`Factory` },
};

/** The name of a type of entity on screens. */
export const entityTypeWord = (type: EntityType): MessageDescriptor => looks[type].word;

type EntityTypeIconProps = { readonly type: EntityType };

/** The icon of a type; the word is beside it or read out elsewhere. */
export const EntityTypeIcon = ({ type }: EntityTypeIconProps) => {
  const { Icon } = looks[type];
  return <Icon size="1.125rem" strokeWidth={1.5} aria-hidden />;
};
