import type { Mode } from '@esg/tokens';
import {
  Avatar,
  Badge,
  Button,
  Card,
  Heading,
  Hero,
  Inline,
  Logo,
  Progress,
  ProgressRing,
  SegmentedControl,
  Stack,
  Status,
  Text,
  TextField,
  TextLink,
} from '@esg/ui';
import { BarChart } from '@esg/ui/charts';
import { useId, useState } from 'react';
import type { StoryBrand } from '../kit/story-brand.ts';
import { ThemePanel } from '../kit/ThemePanel.tsx';

/** Words of the sample in the toolbar's language. */
export type Say = (english: string, chinese: string) => string;

type PartProps = { readonly say: Say };

const Welcome = ({ say }: PartProps) => (
  <Hero title={say('Welcome, Mei', '你好，Mei')} action={<Button emphasis="inverse">{say('Continue', '繼續')}</Button>}>
    {say('31 of 36 disclosures are done.', '36 項披露中已完成 31 項。')}
  </Hero>
);

const Report = ({ say }: PartProps) => (
  <Card as="article">
    <Inline justify="between" wrap={false}>
      <Stack gap={1}>
        <Heading level={3} size="md">
          {say('HKEX ESG report 2025', '2025 年港交所報告')}
        </Heading>
        <Status tone="progress">{say('In progress', '進行中')}</Status>
        <Text size="sm" tone="muted">
          {say('Changed 2 hours ago', '2 小時前更改')}
        </Text>
      </Stack>
      <ProgressRing value={0.86} label={say('Progress', '進度')}>
        86%
      </ProgressRing>
    </Inline>
  </Card>
);

const Actions = ({ say }: PartProps) => (
  <Inline>
    <Button emphasis="strong">{say('Publish report', '發布報告')}</Button>
    <Button emphasis="soft">{say('Preview', '預覽')}</Button>
    <Button>{say('Cancel', '取消')}</Button>
    <TextLink asChild>
      <a href="#audit">{say('Audit log', '審計紀錄')}</a>
    </TextLink>
  </Inline>
);

const Entry = ({ say }: PartProps) => {
  const [name, setName] = useState(say('Energy used in offices', '辦公室能源消耗'));
  const [view, setView] = useState('chart');
  return (
    <Stack align="stretch" gap={3}>
      <TextField label={say('Metric', '指標')} value={name} onChange={({ value }) => setName(value)} />
      <SegmentedControl
        label={say('View', '檢視方式')}
        labelHidden
        value={view}
        onChange={({ value }) => setView(value)}
        options={[
          { value: 'chart', label: say('Chart', '圖表') },
          { value: 'table', label: say('Table', '表格') },
        ]}
      />
      <Progress value={0.6} label={say('Answered', '已作答')} valueText="60%" />
    </Stack>
  );
};

const Figures = ({ say }: PartProps) => (
  <BarChart
    label={say('Emissions by year', '每年排放')}
    highlight="2025"
    formatTick={String}
    bars={[1840, 1712, 1337].map((value, place) => ({
      id: String(2023 + place),
      label: String(2023 + place),
      value,
      display: String(value),
    }))}
  />
);

const plate = {
  background: 'var(--esg-color-logo-plate)',
  padding: 'var(--esg-space-1) var(--esg-space-2)',
  borderRadius: 'var(--esg-radius-small)',
};

/** The logo for the mode of the panel, which `Logo` by itself takes from the page. */
const BrandLogo = ({ brand: { logo, logoDark }, mode }: { brand: StoryBrand; mode: Mode }) => {
  const isDark = mode === 'dark';
  const src = (isDark && logoDark) || logo;
  return (
    <div style={isDark && src === logo ? plate : undefined}>
      <Logo src={src} darkSrc={src} alt="" />
    </div>
  );
};

type TenantSampleProps = PartProps & { readonly brand: StoryBrand; readonly mode: Mode };

/** A miniature of the product in one brand and mode, of real components. */
export const TenantSample = ({ brand, mode, say }: TenantSampleProps) => {
  const id = useId();
  const name = `${brand.companyName}, ${mode === 'dark' ? say('dark', '深色') : say('light', '淺色')}`;
  return (
    <ThemePanel colorSetting={brand.colorSetting} mode={mode} label={name}>
      <Stack align="stretch" gap={4}>
        <Inline justify="between">
          <BrandLogo brand={brand} mode={mode} />
          <Inline>
            <Badge>{say(mode === 'dark' ? 'Dark' : 'Light', mode === 'dark' ? '深色' : '淺色')}</Badge>
            <Avatar name="Mei Lam" decorative />
          </Inline>
        </Inline>
        <Heading level={2} size="lg" id={id}>
          {brand.companyName}
        </Heading>
        <Welcome say={say} />
        <Report say={say} />
        <Actions say={say} />
        <Entry say={say} />
        <Figures say={say} />
      </Stack>
    </ThemePanel>
  );
};
