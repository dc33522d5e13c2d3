import { createRef } from 'react';
import {
  Accordion,
  AppFrame,
  Avatar,
  AvatarGroup,
  Badge,
  Banner,
  Box,
  Breadcrumb,
  Button,
  type ButtonProps,
  Card,
  ChatThread,
  CopyButton,
  Dialog,
  Divider,
  EmptyState,
  ErrorPanel,
  Facts,
  Figure,
  FilePreview,
  Grid,
  Heading,
  Hero,
  IconButton,
  Inline,
  Kbd,
  Menu,
  MenuItem,
  Page,
  Panes,
  Preloader,
  Progress,
  ProgressRing,
  ScrollArea,
  Sheet,
  Skeleton,
  SkeletonGroup,
  SplitButton,
  Stack,
  Status,
  Steps,
  TabLinks,
  Table,
  Tabs,
  Text,
  TextLink,
  Timeline,
  Tree,
  VisuallyHidden,
} from './index.ts';

/** Props that fit any root, to be spread; the type checker reads what follows. */
const div = { ref: createRef<HTMLDivElement>(), id: 'x', 'data-x': 'x', 'aria-describedby': 'y' };
const button = { ...div, ref: createRef<HTMLButtonElement>() };
const still = () => {};
const tab = { id: 'a', label: 'A', content: 'A' } as const;
const part = { id: 'a', title: 'A', content: 'A' } as const;
const frameLabels = {
  skipToContent: '',
  navigation: '',
  openNavigation: '',
  close: '',
  collapseRail: '',
  expandRail: '',
};

export const rootsTakeTheRest = [
  <Accordion key="" {...div} items={[part]} headingLevel={2} />,
  <AppFrame key="" {...div} labels={frameLabels} brand="" navigation={[]}>
    x
  </AppFrame>,
  <Avatar key="" ref={createRef<HTMLElement>()} id="x" name="" />,
  <AvatarGroup key="" ref={createRef<HTMLUListElement>()} id="x" label="" people={[]} restLabel={() => ''} />,
  <Badge key="" ref={createRef<HTMLSpanElement>()} id="x" />,
  <Banner key="" {...div} />,
  <Box key="" {...div} />,
  <Breadcrumb key="" ref={createRef<HTMLElement>()} id="x" label="" above={[]} current="" moreLabel="" />,
  <Button key="" {...button}>
    x
  </Button>,
  <Card key="" {...div} />,
  <ChatThread key="" {...div} label="" messages={[]} newerLabel="" />,
  <CopyButton key="" {...button} text="" labels={{ copy: '', copied: '', failed: '' }} />,
  <Dialog key="" {...div} open onOpenChange={still} title="" closeLabel="" />,
  <Divider key="" ref={createRef<HTMLHRElement>()} id="x" />,
  <EmptyState key="" {...div} title="" purpose="" />,
  <ErrorPanel key="" {...div} title="">
    x
  </ErrorPanel>,
  <Facts key="" ref={createRef<HTMLDListElement>()} id="x" facts={[]} />,
  <Figure key="" ref={createRef<HTMLDListElement>()} id="x" label="" value="" />,
  <FilePreview key="" {...div} name="" type="" />,
  <Grid key="" {...div} />,
  <Heading key="" ref={createRef<HTMLHeadingElement>()} id="x" level={2} />,
  <Hero key="" ref={createRef<HTMLElement>()} id="x" title="" />,
  <IconButton key="" {...button} label="" icon={<i />} />,
  <Inline key="" {...div} />,
  <Kbd key="" ref={createRef<HTMLElement>()} id="x" />,
  <Menu key="" {...div} trigger={<button type="button" />}>
    x
  </Menu>,
  <Page key="" {...div} title="" />,
  <Panes key="" {...div} start={{ label: '', content: '' }} closeLabel="">
    x
  </Panes>,
  <Preloader key="" {...div} logo={<i />} label="" />,
  <Progress key="" {...div} value={0} label="" />,
  <ProgressRing key="" {...div} value={0} label="" />,
  <ScrollArea key="" ref={createRef<HTMLElement>()} id="x" label="">
    x
  </ScrollArea>,
  <Sheet key="" {...div} open onOpenChange={still} title="" closeLabel="">
    x
  </Sheet>,
  <Skeleton key="" ref={createRef<HTMLSpanElement>()} id="x" />,
  <SkeletonGroup key="" {...div} label="">
    x
  </SkeletonGroup>,
  <SplitButton key="" ref={createRef<HTMLSpanElement>()} id="x" menuLabel="" menu="">
    x
  </SplitButton>,
  <Stack key="" {...div} />,
  <Status key="" ref={createRef<HTMLSpanElement>()} id="x" tone="info">
    x
  </Status>,
  <Steps key="" ref={createRef<HTMLElement>()} id="x" label="" phases={[]} summary="" stateLabels={{} as never} />,
  <Table key="" ref={createRef<HTMLElement>()} id="x" caption="">
    x
  </Table>,
  <TabLinks key="" ref={createRef<HTMLElement>()} id="x" label="" items={[]} current="" />,
  <Tabs key="" {...div} label="" items={[tab]} />,
  <Text key="" ref={createRef<HTMLSpanElement>()} id="x" />,
  <TextLink key="" ref={createRef<HTMLAnchorElement>()} id="x" />,
  <Timeline key="" ref={createRef<HTMLOListElement>()} id="x" label="" events={[]} />,
  <Tree key="" {...div} label="" nodes={[]} onSelect={still} />,
  <VisuallyHidden key="" ref={createRef<HTMLSpanElement>()} id="x" />,
];

export const looksAreNotForSale = [
  // @ts-expect-error no class on a styled part
  <Button key="" className="x">
    x
  </Button>,
  // @ts-expect-error and no style
  <Card key="" style={{ color: 'red' }} />,
  // @ts-expect-error
  <Stack key="" className="x" />,
  // @ts-expect-error
  <Tabs key="" className="x" label="" items={[tab]} />,
  // @ts-expect-error
  <Figure key="" className="x" label="" value="" />,
  // @ts-expect-error
  <Dialog key="" className="x" open onOpenChange={still} title="" closeLabel="" />,
  // @ts-expect-error
  <Tree key="" style={{}} label="" nodes={[]} onSelect={still} />,
];

export const variantsAreKnown = [
  // @ts-expect-error emphasis names an intent of the list
  <Button key="" emphasis="green">
    x
  </Button>,
  // @ts-expect-error
  <Badge key="" tone="red" />,
  // @ts-expect-error a step of the scale, not a number of pixels
  <Stack key="" gap={5} />,
  // @ts-expect-error a heading has a place in the outline
  <Heading key="" />,
];
/** Read from the recipe, not written twice. */
export const inferred: ButtonProps['emphasis'] = 'inverse';

export const impossibleTogether = [
  // @ts-expect-error what renders another element takes its words and icons from there
  <Button key="" asChild icon={<i />}>
    <a href="#x">x</a>
  </Button>,
  // @ts-expect-error and needs an element, not words
  <Button key="" asChild>
    x
  </Button>,
  // @ts-expect-error the same for an entry of a menu
  <MenuItem key="" asChild icon={<i />}>
    <a href="#x">x</a>
  </MenuItem>,
  // @ts-expect-error an icon alone has a name
  <IconButton key="" icon={<i />} />,
  // @ts-expect-error a button that is blocked stays in reach: `pending`
  <Button key="" disabled>
    x
  </Button>,
  // @ts-expect-error who holds the open tab hears of the next one
  <Tabs key="" label="" items={[tab]} value="a" />,
  // @ts-expect-error the open tab is one of them
  <Tabs key="" label="" items={[tab]} value="b" onChange={still} />,
  // @ts-expect-error who holds the open parts hears of changes
  <Accordion key="" items={[part]} headingLevel={2} value={['a']} />,
  // @ts-expect-error a message that can be taken away has words for that
  <Banner key="" dismiss={{ onDismiss: still }} />,
  // @ts-expect-error a state has its word
  <Status key="" tone="danger" />,
];
