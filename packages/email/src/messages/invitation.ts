import { formatInstant } from '@esg/contract';
import { action, defineMessage, facts, text } from '../content.ts';

export type Invitation = {
  /** Name of the person who invites. */
  invitedBy: string;
  organizationName: string;
  /** Opens the accounts site, where name and password are chosen. Good once. */
  acceptUrl: string;
  /** Moment in ISO 8601 after which the link no longer works. */
  expiresAt: string;
};

/** To somebody who is asked to join an organisation. */
export const invitation = defineMessage<Invitation>(
  {
    en: ({ invitedBy, organizationName, acceptUrl, expiresAt }, { companyName }) => ({
      subject: `${invitedBy} invites you to ${companyName}`,
      preview: `Join ${organizationName} and work on its sustainability reports.`,
      heading: `Join ${organizationName}`,
      blocks: [
        text(`${invitedBy} invites you to work on the sustainability reports of ${organizationName}.`),
        action('Accept the invitation', acceptUrl),
        facts({ 'Invited by': invitedBy, 'The link works until': formatInstant(expiresAt, 'en') }),
        text('The link is yours alone: please do not pass it on. If you expected no invitation, ignore this e-mail.'),
      ],
      reason: `You receive this e-mail because ${invitedBy} entered your address.`,
    }),
    zhTw: ({ invitedBy, organizationName, acceptUrl, expiresAt }, { companyName }) => ({
      subject: `${invitedBy} 邀請你使用 ${companyName}`,
      preview: `加入 ${organizationName}，一起編製可持續發展報告。`,
      heading: `加入 ${organizationName}`,
      blocks: [
        text(`${invitedBy} 邀請你一起編製 ${organizationName} 的可持續發展報告。`),
        action('接受邀請', acceptUrl),
        facts({ 邀請人: invitedBy, 連結有效至: formatInstant(expiresAt, 'zhTw') }),
        text('此連結只供你本人使用，請勿轉發。如果你不知道有此邀請，請不用理會此電郵。'),
      ],
      reason: `你收到此電郵，因為 ${invitedBy} 輸入了你的電郵地址。`,
    }),
  },
  ({ siteUrl }) => ({
    invitedBy: 'Mei Chan',
    organizationName: 'Northgate Packaging',
    acceptUrl: new URL('/accept-invitation?key=sample', siteUrl).href,
    expiresAt: '2026-11-28T06:30:00Z',
  }),
);
