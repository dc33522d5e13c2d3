import { activeLanguage } from '@esg/app-kit';
import type { InvitationView } from '@esg/contract';

type Names = Pick<InvitationView, 'organizationName' | 'organizationChineseName'>;

/** The name of the organisation that invites, in Chinese for those who read Chinese, if it has one. */
export const organisationOf = ({ organizationName, organizationChineseName }: Names): string =>
  (activeLanguage() === 'zhTw' && organizationChineseName) || organizationName;
