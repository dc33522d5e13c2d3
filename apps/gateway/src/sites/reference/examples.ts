/** The first call with a key. */
export const first = (origin: string) => `export API_KEY='esgk_…'
curl --header "Authorization: Bearer $API_KEY" '${origin}/api/data-points?limit=50'`;
/** A write that may be repeated. */
export const write = (origin: string) => `curl --request POST '${origin}/api/entities' \\
  --header "Authorization: Bearer $API_KEY" \\
  --header 'Content-Type: application/json' \\
  --header 'Idempotency-Key: plant-2026-001' \\
  --data '{"name":"Plant","type":"Site","parentId":null,"fiscalYearStartMonth":1}'`;
/** A change that overwrites nobody’s. */
export const change = (origin: string) => `curl --request PUT '${origin}/api/entities/ID' \\
  --header "Authorization: Bearer $API_KEY" \\
  --header 'Content-Type: application/json' \\
  --header 'If-Match: "1"' \\
  --data '{"name":"Main plant","type":"Site","parentId":null,"fiscalYearStartMonth":1,"version":1}'`;
/** The next page of a list. */
export const pages = (origin: string) => `curl --header "Authorization: Bearer $API_KEY" \\
  '${origin}/api/data-points?limit=100&cursor=NEXT_CURSOR'`;
/** How a receiver of webhooks checks a message. */
export const verify = () => `import { createHmac, timingSafeEqual } from 'node:crypto';

export const isGenuine = (headers, body, secret) => {
  const id = headers['webhook-id'];
  const time = headers['webhook-timestamp'];
  if (Math.abs(Date.now() / 1000 - Number(time)) > 300) return false;
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const expected = createHmac('sha256', key).update(\`\${id}.\${time}.\${body}\`).digest();
  return headers['webhook-signature'].split(' ').some((signature) => {
    const given = Buffer.from(signature.replace(/^v1,/, ''), 'base64');
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
};`;
