import { change, first, pages, verify, write } from './examples.ts';
import { facts } from './facts.ts';
import type { Words } from './shape.ts';

const { hours, perMinute, pageSizeDefault, pageSizeMax, attempts, answerSeconds, triedHours, failingDays } = facts;

/** In Traditional Chinese as written in Hong Kong. */
export const zhTw: Words = {
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
  scopesTitle: '各權限範圍容許的操作',
  tags: {
    frameworks: '框架',
    reports: '報告',
    exports: '報告檔案',
    entities: '實體',
    'reporting-times': '匯報時段',
    'data-points': '數據點',
    metrics: '指標',
  },
  scopes: {
    'data-hub:read': '讀取數據點、指標、匯報時段及計算結果',
    'data-hub:write': '儲存、更改及移除數據點與匯報時段',
    'entities:read': '讀取實體',
    'entities:write': '新增、更改及移除實體',
    'frameworks:read': '讀取框架及其披露項目',
    'reports:read': '讀取報告並製作其檔案',
    'reports:write': '開始報告及更改其設定',
    'reports:publish': '發布、取消發布及重新開啟報告',
  },
  sections: [
    {
      id: 'authentication',
      title: '身分驗證',
      text: [
        '管理員可在帳戶設定的「API」分頁建立 API 金鑰。金鑰屬於機構，只可使用其權限範圍內的操作，並只會顯示一次：請像密碼一樣妥善保存於伺服器，切勿放在瀏覽器或流動應用程式。',
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
        `為每次寫入加上自訂的 \`Idempotency-Key\`，例如 UUID。連線中斷時，以同一 \`Idempotency-Key\` 再次傳送相同請求：${hours} 小時內你會得到首次的回應（\`Idempotent-Replayed: true\`），不會重複執行。`,
        '以相同的 `Idempotency-Key` 傳送不同的請求，會以 `422 request.key_reused` 拒絕。首次請求仍在處理時，你會得到 `409` 及 `Retry-After`。',
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
        '毋須不斷查詢，你的系統可以收到通知：管理員在帳戶設定的「API」分頁加入其 HTTPS 網址，並選擇事件。訊息只說明哪些 id 發生了甚麼事，不含數字或文字；請以金鑰在其權限範圍內讀取。',
        '訊息遵從 Standard Webhooks：採信前請核實 `webhook-signature`，拒絕時間過舊的訊息，並記下 `webhook-id`，因為同一訊息可能送達兩次。更換密鑰期間會有兩個簽署，其中一個相符即可。',
        `請在 ${answerSeconds} 秒內以 \`2xx\` 回應，然後才處理。其他回應（包括重新導向）會在 ${triedHours} 小時內嘗試共 ${attempts} 次。連續 ${failingDays} 日未能送達的網址會被暫停，並通知管理員。傳送紀錄在同一頁面，每項均可重新傳送。`,
      ],
      example: verify,
    },
  ],
};
