/**
 * Writes the files of the demonstration's document center anew: two reports as the product prints them, policies in Word, and sheets of
 * readings. Run it when the demonstration's figures change, while the demonstration runs: `node src/seed/write-documents.ts [port]`.
 */
import { writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { Language, ReportExport, ReportPage } from '@esg/contract';
import { Document, HeadingLevel, Packer, Paragraph } from 'docx';
import { type CellValue, writeXlsx } from 'hucre';
import { demoPassword } from './demo-data.ts';

const port = process.argv[2] ?? '4200';

/** A line with a sign in front is a heading. */
type Text = readonly string[];

const policiesOfVerdant: Text = [
  '# Environment and safety policies of Verdant Manufacturing',
  '## Energy and climate',
  'The head of operations is responsible for energy. Every plant measures its electricity and gas each month.',
  'We replace the gas boilers of the Tai Po plant by heat pumps by 2028.',
  '## Water',
  'The Dongguan plant treats all water of its pulping line and uses it again. Water is discharged only to the public sewer.',
  '## Waste',
  'Offcuts go back into the pulp. Hazardous waste is collected by a licensed contractor and weighed at each collection.',
  '## Safety at work',
  'Whoever sees a danger stops the machine. Each accident is reported to the plant manager within 24 hours and investigated within ten days.',
  '## Whistleblowing',
  'Employees and suppliers can report concerns to an independent mailbox without giving their name. The audit committee reads every report.',
  '# 翠鋒製造環境及安全政策',
  '## 能源及氣候',
  '營運總監負責能源管理。各廠房每月量度用電及用氣量。',
  '我們將於 2028 年前以熱泵取代大埔廠房的燃氣鍋爐。',
  '## 水資源',
  '東莞廠房處理製漿線的所有用水並循環再用。廢水只排放至公共污水渠。',
  '## 廢物',
  '邊角料重新製漿。有害廢物由持牌承辦商收集，每次收集均會過磅。',
  '## 職業安全',
  '任何人發現危險須立即停機。每宗意外須於 24 小時內向廠長匯報，並於十日內完成調查。',
  '## 舉報政策',
  '僱員及供應商可向獨立郵箱匿名舉報，由審核委員會審閱每宗舉報。',
];

const policiesOfLantau: Text = [
  '# Safety at sea',
  '## Passengers',
  'Each ferry carries life jackets for all passengers and the crew. The crew practises the evacuation of a ferry every month.',
  '## Crew',
  'Every captain and engineer completes 16 hours of safety training a year before the typhoon season.',
  '## Fuel and air',
  'All sailings use fuel with no more than 0.05% sulphur. Ferries do not run their engines at the pier for longer than five minutes.',
  '## Complaints',
  'Passengers can complain by telephone, by e-mail or at the pier. We answer every complaint within seven working days.',
  '# 海上安全',
  '## 乘客',
  '每艘渡輪均備有足夠乘客及船員使用的救生衣。船員每月進行一次疏散演習。',
  '## 船員',
  '每名船長及輪機員於颱風季節前完成每年 16 小時的安全培訓。',
  '## 燃料及空氣',
  '所有航班使用含硫量不超過 0.05% 的燃料。渡輪停泊碼頭時引擎空轉不得超過五分鐘。',
  '## 投訴',
  '乘客可透過電話、電郵或於碼頭投訴。我們於七個工作天內回覆每宗投訴。',
];

type Sheet = { readonly name: string; readonly rows: CellValue[][] };

const metersOfVerdant: readonly Sheet[] = [
  {
    name: 'Water 用水',
    rows: [
      ['Water withdrawal by quarter, 2025 按季度取水量'],
      ['Site 地點', 'Unit 單位', 'Quarter 1', 'Quarter 2', 'Quarter 3', 'Quarter 4'],
      ['Tai Po plant 大埔廠房', 'm³', 5480, 5620, 5790, 5535],
      ['Dongguan plant 東莞廠房', 'm³', 9610, 9875, 10120, 9740],
      ['Kwun Tong office 觀塘辦事處', 'm³', 310, 325, 340, 318],
    ],
  },
  {
    name: 'Year 全年',
    rows: [
      ['Item 項目', 'Unit 單位', '2024', '2025'],
      ['Total water withdrawal 總取水量', 'm³', 64180, 63063],
      ['Electricity consumption 用電量', 'MWh', 10880, 10281.1],
      ['Total waste generated 產生的廢物總量', 'tonnes', 492.3, 465.5],
      ['Hazardous waste generated 有害廢物產生量', 'tonnes', 3.85, 3.1],
    ],
  },
];

const metersOfPearl: readonly Sheet[] = [
  {
    name: 'Year 全年',
    rows: [
      ['Pearl Packaging: electricity of the works, 2025 工場用電量'],
      ['Meter 電錶', 'Unit 單位', '2025'],
      ['Printing hall 印刷車間', 'MWh', 846.2],
      ['Dryers 烘乾機', 'MWh', 438.3],
      ['Total 合計', 'MWh', 1284.5],
    ],
  },
];

const fuelOfLantau: readonly Sheet[] = [
  {
    name: 'Year 全年',
    rows: [
      ['Item 項目', 'Unit 單位', '2024', '2025'],
      ['Hazardous waste generated 有害廢物產生量', 'tonnes', 8.1, 7.35],
      ['Sulphur oxides (SOx) 硫氧化物', 'tonnes', 1.9, 1.8],
      ['Marine diesel used 船用柴油用量', 'litres', 1423000, 1366500],
    ],
  },
];

const wordOf = (text: Text) => {
  const children = text.map((line) => {
    if (line.startsWith('## ')) return new Paragraph({ text: line.slice(3), heading: HeadingLevel.HEADING_2 });
    if (line.startsWith('# ')) return new Paragraph({ text: line.slice(2), heading: HeadingLevel.HEADING_1 });
    return new Paragraph(line);
  });
  return Packer.toBuffer(new Document({ creator: 'Demonstration', sections: [{ children }] }));
};

const excelOf = (sheets: readonly Sheet[]) => writeXlsx({ sheets: sheets.map((sheet) => ({ ...sheet })) });

const signedIn = async (tenant: string, email: string) => {
  const call = async (path: string, body?: object, token?: string): Promise<Response> => {
    const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        'content-type': 'application/json',
        'tenant-url': `${tenant}.localhost:${port}`,
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: body && JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return answer;
  };
  const { accessToken } = await (await call('/auth/sign-in', { email, password: demoPassword })).json();
  return (path: string, body?: object) => call(path, body, accessToken);
};

/** The published report of 2024, as its owner downloads it. */
const printReport = async (tenant: string, email: string, language: Language) => {
  const call = await signedIn(tenant, email);
  const { items } = (await (await call('/reports?state=published')).json()) as ReportPage;
  const id = items.find(({ name }) => name.includes('2024'))?.id;
  let made = (await (await call(`/reports/${id}/exports`, { format: 'pdf', language })).json()) as ReportExport;
  while (made.status !== 'complete') {
    await pause(500);
    made = (await (await call(`/exports/${made.id}`)).json()) as ReportExport;
  }
  return Buffer.from(await (await call(`/exports/${made.id}/file`)).arrayBuffer());
};

const write = (file: string, bytes: Uint8Array) => writeFile(new URL(`./documents/${file}`, import.meta.url), bytes);

await write('verdant-policies.docx', await wordOf(policiesOfVerdant));
await write('lantau-policies.docx', await wordOf(policiesOfLantau));
await write('verdant-meters.xlsx', await excelOf(metersOfVerdant));
await write('pearl-meters.xlsx', await excelOf(metersOfPearl));
await write('lantau-fuel.xlsx', await excelOf(fuelOfLantau));
await write('verdant-report-2024.pdf', await printReport('verdant', 'admin@verdant.example', 'en'));
await write('lantau-report-2024.pdf', await printReport('harbour', 'admin@lantau.example', 'zhTw'));
