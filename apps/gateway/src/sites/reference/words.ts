import { type ApiScope, apiLimits, type Language, limits, webhookLimits } from '@esg/contract';

type Section = { id: string; title: string; text: readonly string[]; example?: (origin: string) => string };
type Words = {
  title: string;
  lead: string;
  skip: string;
  home: string;
  contents: string;
  operations: string;
  schemas: string;
  needs: string;
  parameters: string;
  body: string;
  answers: string;
  example: string;
  document: string;
  columns: { name: string; place: string; type: string; limits: string; about: string; status: string };
  required: string;
  scopes: Record<ApiScope, string>;
  scopesTitle: string;
  sections: readonly Section[];
};

const hours = apiLimits.idempotencySeconds / 3600;
const perMinute = apiLimits.keyCallsPerMinuteMax;
const { pageSizeDefault, pageSizeMax } = limits;
const attempts = webhookLimits.retrySeconds.length + 1;
const failingDays = webhookLimits.failingSecondsMax / 86_400;

const first = (origin: string) => `export API_KEY='esgk_…'
curl --header "Authorization: Bearer $API_KEY" '${origin}/api/data-points?limit=50'`;
const write = (origin: string) => `curl --request POST '${origin}/api/entities' \\
  --header "Authorization: Bearer $API_KEY" \\
  --header 'Content-Type: application/json' \\
  --header 'Idempotency-Key: plant-2026-001' \\
  --data '{"name":"Plant","type":"Site","parentId":null,"fiscalYearStartMonth":1}'`;
const change = (origin: string) => `curl --request PUT '${origin}/api/entities/ID' \\
  --header "Authorization: Bearer $API_KEY" \\
  --header 'Content-Type: application/json' \\
  --header 'If-Match: "1"' \\
  --data '{"name":"Main plant","type":"Site","parentId":null,"fiscalYearStartMonth":1,"version":1}'`;
const pages = (origin: string) => `curl --header "Authorization: Bearer $API_KEY" \\
  '${origin}/api/data-points?limit=100&cursor=NEXT_CURSOR'`;
const verify = () => `import { createHmac, timingSafeEqual } from 'node:crypto';

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

const en: Words = {
  title: 'API reference',
  lead: 'Read and write your organisation’s sustainability data from your own systems.',
  skip: 'Skip to the content',
  home: 'Home',
  contents: 'Contents',
  operations: 'Operations',
  schemas: 'Schemas',
  needs: 'Scope',
  parameters: 'Parameters',
  body: 'Body',
  answers: 'Answers',
  example: 'Example',
  document: 'The OpenAPI document, for tools',
  columns: { name: 'Name', place: 'In', type: 'Type', limits: 'Limits', about: 'About', status: 'Status' },
  required: 'required',
  scopesTitle: 'What each scope opens',
  scopes: {
    'data-hub:read': 'Read data points, metrics, reporting times and calculations',
    'data-hub:write': 'Store, change and remove data points and reporting times',
    'entities:read': 'Read entities',
    'entities:write': 'Add, change and remove entities',
    'frameworks:read': 'Read frameworks and their disclosures',
    'reports:read': 'Read reports and make files of them',
    'reports:write': 'Start reports and change their settings',
    'reports:publish': 'Publish, withdraw and reopen reports',
  },
  sections: [
    {
      id: 'authentication',
      title: 'Authentication',
      text: [
        'An administrator makes API keys in the account settings, tab API. A key belongs to the organisation, opens what its scopes name and nothing else, and is shown once: keep it as you keep a password, in a secret store of the server that uses it, never in a browser or an app.',
        'Send it with each call in the header `Authorization: Bearer …`. A key that is unknown, revoked or expired gets `401`; one without the scope gets `403 key.scope_missing`, and `scope` names what is missing.',
      ],
      example: first,
    },
    {
      id: 'errors',
      title: 'Errors',
      text: [
        'Whatever is refused answers with one shape, `Problem`: its `code` is stable and made for programs, `issues` names the fields, `requestId` helps our support. Codes are never reused; new ones may come.',
      ],
    },
    {
      id: 'pages',
      title: 'Pages',
      text: [
        `Every list answers \`items\` and \`nextCursor\`. Ask again with \`cursor\` until \`nextCursor\` is null. \`limit\` is ${pageSizeDefault} unless you say otherwise, and at most ${pageSizeMax}. A cursor is opaque: do not build one.`,
      ],
      example: pages,
    },
    {
      id: 'changes',
      title: 'Changes without losing others’',
      text: [
        'Single things carry a `version`, and the same as their `ETag`. Send it back in `If-Match` when you change them: where somebody was faster you get `412` with `current`, the present state, and nothing is overwritten. Without `If-Match` the `version` of the body is held against it, and the refusal is `409`.',
        'With `If-None-Match` you ask whether what you keep is still right: `304` says yes.',
      ],
      example: change,
    },
    {
      id: 'repeating',
      title: 'Repeating safely',
      text: [
        `Give every write an \`Idempotency-Key\` of your own, such as a UUID. When the connection breaks, send the same request with the same key: for ${hours} hours you get the first answer again (\`Idempotent-Replayed: true\`) and nothing happens twice.`,
        'The same key with another request is refused with `422 request.key_reused`. While the first one is still being worked on you get `409` with `Retry-After`.',
        'Try `429` and `5xx` again after `Retry-After`, or with growing waits; other refusals stay what they are.',
      ],
      example: write,
    },
    {
      id: 'limits',
      title: 'Limits',
      text: [
        `A key may make ${perMinute} calls in a minute. Each answer says what is left: \`RateLimit: "minute";r=599;t=42\` means 599 more calls in the 42 seconds until the count begins again. Beyond it you get \`429\` with \`Retry-After\`.`,
      ],
    },
    {
      id: 'webhooks',
      title: 'Webhooks',
      text: [
        'Instead of asking again and again, have your system told: an administrator adds its HTTPS address in the account settings, tab API, and chooses events. A message says what happened to which ids, never figures or texts; read those with a key, within its scopes.',
        'Messages follow Standard Webhooks: verify `webhook-signature` before you believe one, refuse old times, and remember `webhook-id`, because a message may come twice. During a rotation two signatures are sent; one that fits is enough.',
        `Answer \`2xx\` within ten seconds and work on it afterwards. Anything else, redirects included, is tried ${attempts} times over a day and a half. An address that takes nothing for ${failingDays} days is paused, and its administrators are told. The log of deliveries is on the same page; each can be sent again.`,
      ],
      example: verify,
    },
  ],
};

const zhTw: Words = {
  title: 'API 參考',
  lead: '從貴機構自己的系統讀寫可持續發展數據。',
  skip: '跳到內容',
  home: '主頁',
  contents: '目錄',
  operations: '操作',
  schemas: '結構',
  needs: '權限範圍',
  parameters: '參數',
  body: '內容',
  answers: '回應',
  example: '示例',
  document: '供工具使用的 OpenAPI 文件',
  columns: { name: '名稱', place: '位置', type: '類型', limits: '限制', about: '說明', status: '狀態' },
  required: '必填',
  scopesTitle: '各權限範圍可做的事',
  scopes: {
    'data-hub:read': '讀取數據點、指標、匯報時間及計算結果',
    'data-hub:write': '儲存、更改及移除數據點與匯報時間',
    'entities:read': '讀取實體',
    'entities:write': '新增、更改及移除實體',
    'frameworks:read': '讀取框架及其披露項目',
    'reports:read': '讀取報告並製作其檔案',
    'reports:write': '開始報告及更改其設定',
    'reports:publish': '發布、撤回及重新開啟報告',
  },
  sections: [
    {
      id: 'authentication',
      title: '身分驗證',
      text: [
        '管理員可在帳戶設定的「API」分頁建立 API 金鑰。金鑰屬於機構，只可使用其權限範圍內的操作，並只會顯示一次：請像密碼一樣保存於伺服器的密鑰庫，切勿放在瀏覽器或流動應用程式。',
        '每次呼叫時以 `Authorization: Bearer …` 標頭傳送。金鑰不明、已撤銷或已到期會得到 `401`；欠缺權限範圍會得到 `403 key.scope_missing`，並由 `scope` 指出所欠的範圍。',
      ],
      example: first,
    },
    {
      id: 'errors',
      title: '錯誤',
      text: [
        '所有拒絕均以同一結構 `Problem` 回應：`code` 穩定，供程式使用；`issues` 指出欄位；`requestId` 可供支援團隊查核。代碼不會改作他用，但可能會新增。',
      ],
    },
    {
      id: 'pages',
      title: '分頁',
      text: [
        `所有清單均回應 \`items\` 及 \`nextCursor\`。以 \`cursor\` 繼續讀取，直至 \`nextCursor\` 為 null。\`limit\` 預設為 ${pageSizeDefault}，上限為 ${pageSizeMax}。請勿自行組成 cursor。`,
      ],
      example: pages,
    },
    {
      id: 'changes',
      title: '更改而不覆蓋他人的內容',
      text: [
        '每項資源均有 `version`，並與其 `ETag` 相同。更改時以 `If-Match` 傳回：若他人已先行更改，你會得到 `412` 及現況 `current`，不會覆蓋任何內容。沒有 `If-Match` 時會核對內容中的 `version`，並以 `409` 拒絕。',
        '以 `If-None-Match` 查問你保存的內容是否仍然有效：`304` 表示有效。',
      ],
      example: change,
    },
    {
      id: 'repeating',
      title: '安全地重複請求',
      text: [
        `為每次寫入加上自訂的 \`Idempotency-Key\`，例如 UUID。連線中斷時，以同一金鑰再次傳送相同請求：${hours} 小時內你會得到首次的回應（\`Idempotent-Replayed: true\`），不會重複執行。`,
        '以相同的 key 傳送不同的請求，會以 `422 request.key_reused` 拒絕。首次請求仍在處理時，你會得到 `409` 及 `Retry-After`。',
        '遇到 `429` 及 `5xx` 時，請按 `Retry-After` 或逐步延長等候時間後再試；其他拒絕不會因重試而改變。',
      ],
      example: write,
    },
    {
      id: 'limits',
      title: '限額',
      text: [
        `每個金鑰每分鐘可呼叫 ${perMinute} 次。每次回應均會說明餘額：\`RateLimit: "minute";r=599;t=42\` 表示 42 秒後重新計算之前，尚可呼叫 599 次。超出後會得到 \`429\` 及 \`Retry-After\`。`,
      ],
    },
    {
      id: 'webhooks',
      title: 'Webhook',
      text: [
        '無須不斷查詢，你的系統可以收到通知：管理員在帳戶設定的「API」分頁加入其 HTTPS 網址，並選擇事件。訊息只說明哪些 id 發生了甚麼事，不含數字或文字；請以金鑰在其權限範圍內讀取。',
        '訊息遵從 Standard Webhooks：採信前請驗證 `webhook-signature`，拒絕時間過舊的訊息，並記下 `webhook-id`，因為同一訊息可能送達兩次。更換密鑰期間會有兩個簽署，其中一個相符即可。',
        `請在十秒內以 \`2xx\` 回應，然後才處理。其他回應（包括重新導向）會在一天半內嘗試共 ${attempts} 次。連續 ${failingDays} 天未能送達的網址會被暫停，並通知管理員。傳送紀錄在同一頁面，每項均可重新傳送。`,
      ],
      example: verify,
    },
  ],
};

/** What the frame of the reference says; what operations are called comes from the document. */
export const referenceWords: Record<Language, Words> = { en, zhTw };
