/**
 * Domains at which anybody can have an e-mail address: no organisation owns them, so none signs its people in by one. The list names
 * what many people use; that a domain is missing here opens nothing, because every domain has to be proved.
 */
const publicMailDomains: ReadonlySet<string> = new Set([
  ...['gmail.com', 'googlemail.com', 'outlook.com', 'hotmail.com', 'live.com', 'msn.com', 'hotmail.co.uk'],
  ...['outlook.hk', 'hotmail.com.hk', 'live.hk', 'yahoo.com', 'yahoo.com.hk', 'yahoo.com.tw', 'yahoo.co.uk'],
  ...['yahoo.co.jp', 'ymail.com', 'rocketmail.com', 'aol.com', 'icloud.com', 'me.com', 'mac.com', 'proton.me'],
  ...['protonmail.com', 'pm.me', 'tutanota.com', 'tuta.com', 'zoho.com', 'mail.com', 'gmx.com', 'gmx.net', 'gmx.de'],
  ...['web.de', 't-online.de', 'orange.fr', 'free.fr', 'laposte.net', 'libero.it', 'qq.com', 'foxmail.com', '163.com'],
  ...['126.com', 'yeah.net', 'sina.com', 'sina.cn', 'sohu.com', '139.com', '189.cn', 'aliyun.com', 'naver.com'],
  ...['daum.net', 'hanmail.net', 'netvigator.com', 'yandex.com', 'yandex.ru', 'mail.ru', 'fastmail.com', 'hey.com'],
  ...['duck.com', 'mailinator.com', 'guerrillamail.com', 'btinternet.com', 'comcast.net', 'att.net', 'verizon.net'],
  ...['rediffmail.com', 'uol.com.br', 'bol.com.br', 'terra.com.br', 'bigpond.com', 'seznam.cz', 'wp.pl', 'o2.pl'],
]);

/** Whether anybody can have an address at this domain. */
export const isPublicMailDomain = (domain: string): boolean => publicMailDomains.has(domain.trim().toLowerCase());
