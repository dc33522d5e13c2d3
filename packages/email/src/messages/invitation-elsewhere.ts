import { defineMessage, text } from '../content.ts';

export type InvitationElsewhere = {
  /** Name of the person who invites. */
  invitedBy: string;
  organizationName: string;
};

/** To somebody who is asked to join an organisation and has an account in another one, which the inviter must not learn. */
export const invitationElsewhere = defineMessage<InvitationElsewhere>(
  {
    en: ({ invitedBy, organizationName }, { companyName }) => ({
      subject: `${invitedBy} invites you to ${companyName}`,
      preview: `You’re invited to join ${organizationName}, but you have an account in another organisation.`,
      heading: `${organizationName} invites you`,
      blocks: [
        text(`${invitedBy} invites you to work on the sustainability data of ${organizationName}.`),
        text(
          `You already have an account at ${companyName}, in another organisation, and an account belongs to one organisation. To accept, ask to be invited at another e-mail address, or have your current account removed first.`,
        ),
        text(
          'If you weren’t expecting an invitation, you don’t need to do anything. We don’t tell anyone that you have an account.',
        ),
      ],
      reason: `You receive this e-mail because ${invitedBy} entered your address.`,
    }),
    zhTw: ({ invitedBy, organizationName }, { companyName }) => ({
      subject: `${invitedBy} 邀請你使用 ${companyName}`,
      preview: `${organizationName} 邀請你加入，而你在另一個機構已有帳戶。`,
      heading: `${organizationName} 邀請你加入`,
      blocks: [
        text(`${invitedBy} 邀請你一起處理 ${organizationName} 的可持續發展數據。`),
        text(
          `你在 ${companyName} 的另一個機構已有帳戶，而每個帳戶只屬於一個機構。如要接受邀請，請要求對方以另一個電郵地址邀請你，或先移除現有帳戶。`,
        ),
        text('如果你不知道有此邀請，毋須採取任何行動，對方不會知道你有帳戶。'),
      ],
      reason: `你收到此電郵，是因為 ${invitedBy} 輸入了你的電郵地址。`,
    }),
  },
  () => ({ invitedBy: 'Mei Chan', organizationName: 'Northgate Packaging' }),
);
