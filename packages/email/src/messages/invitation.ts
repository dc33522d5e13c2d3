import { limits } from '@esg/contract';
import { action, defineMessage, facts, text } from '../content.ts';

export type Invitation = {
  /** Name of the person who invites. */
  invitedBy: string;
  organizationName: string;
  /** Opens the accounts site, where name and password are chosen. Valid once. */
  acceptUrl: string;
};

const days = limits.invitationLinkSeconds / 86_400;

/** To somebody who is asked to join an organisation. */
export const invitation = defineMessage<Invitation>(
  {
    en: ({ invitedBy, organizationName, acceptUrl }, { companyName }) => ({
      subject: `${invitedBy} invites you to ${companyName}`,
      preview: `Join ${organizationName} and work on its sustainability data.`,
      heading: `Join ${organizationName}`,
      blocks: [
        text(`${invitedBy} invites you to work on the sustainability data of ${organizationName}.`),
        action('Accept the invitation', acceptUrl),
        facts({ 'Invited by': invitedBy, 'The link works for': `${days} days` }),
        text(
          'The link is for you alone: please don’t pass it on. If you weren’t expecting an invitation, ignore this e-mail.',
        ),
      ],
      reason: `You receive this e-mail because ${invitedBy} entered your address.`,
    }),
    zhTw: ({ invitedBy, organizationName, acceptUrl }, { companyName }) => ({
      subject: `${invitedBy} 邀請你使用 ${companyName}`,
      preview: `加入 ${organizationName}，一起處理可持續發展數據。`,
      heading: `加入 ${organizationName}`,
      blocks: [
        text(`${invitedBy} 邀請你一起處理 ${organizationName} 的可持續發展數據。`),
        action('接受邀請', acceptUrl),
        facts({ 邀請人: invitedBy, 連結有效期: `${days} 日` }),
        text('此連結只供你本人使用，請勿轉發。如果你不知道有此邀請，請不用理會此電郵。'),
      ],
      reason: `你收到此電郵，是因為 ${invitedBy} 輸入了你的電郵地址。`,
    }),
  },
  ({ siteUrl }) => ({
    invitedBy: 'Mei Chan',
    organizationName: 'Northgate Packaging',
    acceptUrl: new URL('/accept-invitation?key=sample', siteUrl).href,
  }),
);
