import {
  Badge,
  Button,
  ChakraProvider,
  Checkbox,
  createListCollection,
  createSystem,
  defaultConfig,
  Field,
  Input,
  Portal,
  Select,
} from '@chakra-ui/react';
import { exposeReact } from '../peer.tsx';
import { brandColors, choices, ignore, rowOf, rowStyle, rows } from './rows.tsx';

const collection = createListCollection({ items: choices });

const Topic = ({ value }: { value: string }) => (
  <Select.Root collection={collection} value={[value]} onValueChange={ignore} lazyMount unmountOnExit>
    <Select.HiddenSelect />
    <Select.Label>Topic</Select.Label>
    <Select.Control>
      <Select.Trigger>
        <Select.ValueText />
      </Select.Trigger>
      <Select.IndicatorGroup>
        <Select.Indicator />
      </Select.IndicatorGroup>
    </Select.Control>
    <Portal>
      <Select.Positioner>
        <Select.Content>
          {choices.map((choice) => (
            <Select.Item key={choice.value} item={choice}>
              {choice.label}
            </Select.Item>
          ))}
        </Select.Content>
      </Select.Positioner>
    </Portal>
  </Select.Root>
);

const Row = ({ index, step }: { index: number; step: number }) => {
  const row = rowOf(index, step);
  return (
    <div style={rowStyle}>
      <Field.Root>
        <Field.Label>{row.name}</Field.Label>
        <Input value={row.text} onChange={ignore} />
      </Field.Root>
      <Topic value={row.choice} />
      <Checkbox.Root checked={row.checked} onCheckedChange={ignore} colorPalette="brand">
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        <Checkbox.Label>Material</Checkbox.Label>
      </Checkbox.Root>
      <Badge colorPalette="brand">{row.badge}</Badge>
      <Button colorPalette="brand">{row.action}</Button>
    </div>
  );
};

const systems = brandColors.map((value) =>
  createSystem(defaultConfig, {
    theme: {
      tokens: { colors: { brand: { 500: { value } } } },
      semanticTokens: {
        colors: {
          brand: {
            solid: { value: '{colors.brand.500}' },
            contrast: { value: 'white' },
            fg: { value: '{colors.brand.500}' },
            subtle: { value: '{colors.gray.100}' },
            muted: { value: '{colors.gray.200}' },
            emphasized: { value: '{colors.gray.300}' },
            focusRing: { value: '{colors.brand.500}' },
          },
        },
      },
    },
  }),
);
const [firstSystem] = systems;

exposeReact(({ step, brand }) => (
  <ChakraProvider value={systems[brand] ?? firstSystem ?? createSystem(defaultConfig)}>
    {rows.map((index) => (
      <Row key={index} index={index} step={step} />
    ))}
  </ChakraProvider>
));
