import {
  ActionIcon,
  Alert,
  Anchor,
  Badge,
  Button,
  type CSSVariablesResolver,
  createTheme,
  Drawer,
  Input,
  InputWrapper,
  type MantineColorsTuple,
  Menu,
  Modal,
  Paper,
  PasswordInput,
  rem,
  Select,
  Switch,
  TextInput,
  Tooltip,
} from '@mantine/core';

/** The accent: the blue-green of the sea before a stoa. Step 7 on white and step 3 on dark have AA contrast. */
const aegean: MantineColorsTuple = [
  '#eaf7f7',
  '#d3ecec',
  '#a5d9da',
  '#74c5c7',
  '#4cb1b5',
  '#2b959b',
  '#177e85',
  '#0f6a71',
  '#0c575d',
  '#08454a',
];

/** Neutral with a breath of stone. */
const stone: MantineColorsTuple = [
  '#faf9f7',
  '#f4f2ef',
  '#e9e6e1',
  '#dbd7d0',
  '#bdb8af',
  '#948f86',
  '#6f6a62',
  '#55514a',
  '#383530',
  '#211f1c',
];

/** For what failed or destroys; step 7 carries white letters with AA contrast. */
const red: MantineColorsTuple = [
  '#fdf1ef',
  '#fbe0dc',
  '#f5bfb8',
  '#ee9a90',
  '#e4756a',
  '#d5554a',
  '#c63d33',
  '#b02c23',
  '#8f221b',
  '#6f1a15',
];

/** For what waits or wants care. */
const yellow: MantineColorsTuple = [
  '#fdf7e7',
  '#faecc6',
  '#f3d98f',
  '#ebc45a',
  '#dfad34',
  '#c69420',
  '#a67a16',
  '#856110',
  '#6a4d0d',
  '#523b0a',
];

/** Mantine takes text, borders, surfaces and the page of the dark scheme from these, by their place. */
const dark: MantineColorsTuple = [
  '#e9e7e3',
  '#c9c6c0',
  '#a09c95',
  '#6d6963',
  '#55524d',
  '#302e2b',
  '#232120',
  '#1b1a19',
  '#151413',
  '#0f0e0e',
];

const FONT = "'Inter Variable', ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";

/** How the back office looks: calm, dense and airy, one accent. */
export const theme = createTheme({
  colors: { aegean, stone, gray: stone, dark, red, yellow },
  primaryColor: 'aegean',
  primaryShade: { light: 7, dark: 6 },
  black: '#211f1c',
  fontFamily: FONT,
  fontFamilyMonospace: "ui-monospace, 'SF Mono', SFMono-Regular, Menlo, Consolas, monospace",
  fontSizes: { xs: rem(12), sm: rem(13.5), md: rem(15), lg: rem(17), xl: rem(20) },
  lineHeights: { xs: '1.4', sm: '1.5', md: '1.55', lg: '1.5', xl: '1.4' },
  headings: {
    fontFamily: FONT,
    fontWeight: '620',
    sizes: {
      h1: { fontSize: rem(24), lineHeight: '1.25' },
      h2: { fontSize: rem(16), lineHeight: '1.4' },
      h3: { fontSize: rem(14), lineHeight: '1.4' },
    },
  },
  spacing: { xs: rem(8), sm: rem(12), md: rem(16), lg: rem(24), xl: rem(32) },
  radius: { xs: rem(4), sm: rem(6), md: rem(8), lg: rem(12), xl: rem(16) },
  defaultRadius: 'md',
  shadows: {
    xs: '0 1px 2px rgb(33 31 28 / 6%)',
    sm: '0 1px 2px rgb(33 31 28 / 6%), 0 2px 6px rgb(33 31 28 / 4%)',
    md: '0 2px 4px rgb(33 31 28 / 5%), 0 8px 24px rgb(33 31 28 / 10%)',
    xl: '0 4px 8px rgb(33 31 28 / 6%), 0 24px 64px rgb(33 31 28 / 20%)',
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: Button.extend({ defaultProps: { size: 'sm' }, styles: { label: { fontWeight: 550 } } }),
    ActionIcon: ActionIcon.extend({ defaultProps: { variant: 'subtle', color: 'gray', size: 'lg' } }),
    Anchor: Anchor.extend({ defaultProps: { underline: 'hover' } }),
    Alert: Alert.extend({ defaultProps: { radius: 'lg', variant: 'light' } }),
    Badge: Badge.extend({ defaultProps: { variant: 'light', radius: 'sm', tt: 'none', fw: 550 } }),
    Paper: Paper.extend({ defaultProps: { radius: 'lg', withBorder: true } }),
    Input: Input.extend({ defaultProps: { size: 'sm' } }),
    InputWrapper: InputWrapper.extend({ defaultProps: { size: 'sm' } }),
    TextInput: TextInput.extend({ defaultProps: { size: 'sm' } }),
    PasswordInput: PasswordInput.extend({ defaultProps: { size: 'sm' } }),
    Select: Select.extend({ defaultProps: { size: 'sm', allowDeselect: false } }),
    Switch: Switch.extend({ defaultProps: { size: 'md' } }),
    Menu: Menu.extend({
      defaultProps: {
        shadow: 'md',
        radius: 'lg',
        position: 'bottom-end',
        // The placeholder is a child that a menu may not have; the focus goes to the first entry instead.
        withInitialFocusPlaceholder: false,
      },
    }),
    Modal: Modal.extend({
      defaultProps: {
        radius: 'xl',
        shadow: 'xl',
        centered: true,
        overlayProps: { backgroundOpacity: 0.4, blur: 2 },
      },
    }),
    Drawer: Drawer.extend({ defaultProps: { overlayProps: { backgroundOpacity: 0.4 } } }),
    Tooltip: Tooltip.extend({ defaultProps: { openDelay: 300, withArrow: true } }),
  },
});

/** A quiet surface of a colour, and the letters on it: of alerts and badges. */
const soft = (name: string, surface: string, letters: string) => ({
  [`--mantine-color-${name}-light`]: surface,
  [`--mantine-color-${name}-light-color`]: letters,
});

/** Colours that Mantine names none of: the page beneath cards, cards, lines, and text that stands back. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-body': '#ffffff',
    '--mantine-color-text': stone[9],
    '--mantine-color-dimmed': stone[6],
    '--mantine-color-placeholder': '#7a756d',
    '--mantine-color-anchor': aegean[7],
    '--mantine-color-error': '#b3261e',
    '--mantine-color-default-border': stone[3],
    ...soft('red', red[0], red[7]),
    ...soft('yellow', yellow[0], yellow[7]),
    ...soft('aegean', aegean[0], aegean[7]),
    '--stoa-page': stone[0],
    '--stoa-side': stone[1],
    '--stoa-line': stone[2],
    '--stoa-hover': 'rgb(33 31 28 / 5%)',
    '--stoa-chosen': '#ffffff',
    '--stoa-accent': aegean[7],
    '--stoa-accent-soft': aegean[0],
  },
  dark: {
    '--mantine-color-body': dark[6],
    '--mantine-color-text': dark[0],
    '--mantine-color-dimmed': dark[2],
    '--mantine-color-placeholder': '#928e87',
    '--mantine-color-anchor': aegean[3],
    '--mantine-color-error': '#ff9d94',
    '--mantine-color-default-border': '#45423e',
    ...soft('red', 'rgb(238 154 144 / 12%)', red[3]),
    ...soft('yellow', 'rgb(235 196 90 / 11%)', yellow[4]),
    ...soft('aegean', 'rgb(76 177 181 / 14%)', aegean[3]),
    '--stoa-page': dark[7],
    '--stoa-side': dark[8],
    '--stoa-line': '#312f2c',
    '--stoa-hover': 'rgb(255 255 255 / 6%)',
    '--stoa-chosen': '#2b2927',
    '--stoa-accent': aegean[3],
    '--stoa-accent-soft': 'rgb(76 177 181 / 14%)',
  },
});
