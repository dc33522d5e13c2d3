import type { ReactElement } from 'react';
import { DataTable, Masonry } from '../data/index.ts';
import {
  Accordion,
  AvatarGroup,
  Breadcrumb,
  ChatThread,
  ColorField,
  Combobox,
  ContextMenu,
  CopyButton,
  Figure,
  FilePreview,
  Pagination,
  PhoneField,
  Popover,
  Rating,
  ScrollArea,
  Slider,
  TagsField,
  Timeline,
} from '../index.ts';

const still = () => {};
const options = [{ value: 'one', label: 'One' }];
const link = <a href="#x">x</a>;

const colorLabels = {
  picker: '',
  area: '',
  saturation: '',
  brightness: '',
  hue: '',
  suggestions: '',
  eyeDropper: '',
  percent: () => '',
  degrees: () => '',
};

/** The parts of a page before its scripts run. Overlays are closed then and draw nothing. */
export const onAPage = (): Record<string, ReactElement> => ({
  Accordion: (
    <Accordion headingLevel={2} items={[{ id: 'a', title: 'Title', content: 'x' }]} value={['a']} onChange={still} />
  ),
  AvatarGroup: <AvatarGroup label="People" people={[{ id: '1', name: 'Grace Lam' }]} restLabel={() => ''} />,
  Breadcrumb: <Breadcrumb label="Here" above={[{ id: 'a', label: 'Home', link }]} current="Title" moreLabel="More" />,
  ChatThread: <ChatThread label="Title" messages={[]} newerLabel="New" />,
  ContextMenu: <ContextMenu items={null}>{<button type="button">Title</button>}</ContextMenu>,
  CopyButton: <CopyButton text="x" labels={{ copy: 'Title', copied: 'Copied', failed: 'Failed' }} />,
  Figure: <Figure label="Title" value="12" unit="t" change={{ direction: 'up', children: 'more' }} />,
  FilePreview: <FilePreview name="Title.pdf" type="application/pdf" />,
  Pagination: (
    <Pagination
      label="Title"
      page={1}
      pages={9}
      onChange={still}
      labels={{ previous: 'Previous', next: 'Next', page: () => 'Page' }}
    />
  ),
  Popover: (
    <Popover label="Title" trigger={<button type="button">Title</button>}>
      x
    </Popover>
  ),
  ScrollArea: <ScrollArea label="Title">x</ScrollArea>,
  Timeline: <Timeline label="Title" events={[]} />,
  ColorField: <ColorField label="Title" value="#112233" onChange={still} labels={colorLabels} />,
  PhoneField: (
    <PhoneField label="Title" value="+85221234567" onChange={still} countries={[]} labels={{ country: '' }} />
  ),
  Rating: <Rating label="Title" value={2} max={5} onChange={still} stepLabel={() => ''} />,
  Slider: <Slider label="Title" value={2} min={0} max={5} onChange={still} valueText={() => ''} />,
  TagsField: <TagsField label="Title" value={['x']} onChange={still} labels={{ entered: '', remove: () => '' }} />,
  Combobox: (
    <Combobox label="Title" value="one" options={options} onChange={still} labels={{ list: '', none: '', clear: '' }} />
  ),
  Masonry: (
    <Masonry label="Title" items={['x']} keyOf={(item) => item}>
      {(item) => item}
    </Masonry>
  ),
  DataTable: (
    <DataTable
      label="Title"
      rows={['b', 'a']}
      keyOf={(row) => row}
      columns={[{ id: 'x', header: 'X', textOf: (row) => row }]}
      defaultView={{ sort: { column: 'x', direction: 'ascending' } }}
      message=""
      headHint=""
    />
  ),
});
