import type { HomePage } from './types.ts';

export const emberHome: HomePage = {
  title: 'Ember Cigars: long filler, rested',
  metaDescription:
    'Hand-rolled cigars from six houses, rested until they are ready, and what lies beside them. Adults only.',
  sections: [
    {
      id: 'banner',
      kind: 'banner',
      slides: [
        {
          picture: {
            file: 'banner-ember-evening.webp',
            alt: 'An open walnut humidor, a resting cigar and a glass of whisky',
          },
          mobilePicture: {
            file: 'banner-ember-evening-mobile.webp',
            alt: 'An open walnut humidor, a resting cigar and a glass of whisky',
          },
          link: '/cigar-boxes',
          title: 'Rested until we would smoke them',
          subTitle: 'Boxes from the back room, at sixty-six percent.',
          primaryButton: { label: 'Boxes', link: '/cigar-boxes' },
          secondaryButton: { label: 'Singles', link: '/cigar-singles', style: 'hollow' },
          contentAlign: 'right',
          tone: 'dark',
        },
        {
          picture: {
            file: 'banner-ember-tools.webp',
            alt: 'Three cigars with a brass cutter, a lighter and a box of matches',
          },
          mobilePicture: {
            file: 'banner-ember-tools-mobile.webp',
            alt: 'Three cigars with a brass cutter, a lighter and a box of matches',
          },
          link: '/first-five-sampler',
          title: 'Five houses, one size',
          subTitle: 'The First Five: so that the leaf is what differs.',
          primaryButton: { label: 'Begin here', link: '/first-five-sampler' },
          contentAlign: 'right',
          tone: 'dark',
        },
      ],
    },
    {
      id: 'assurances',
      kind: 'assurances',
      items: [
        {
          icon: 'truck',
          title: 'Free shipping from $150',
          text: 'It leaves within one working day',
          link: '/shipping-returns',
        },
        {
          icon: 'returns',
          title: 'Thirty days to return',
          text: 'Unopened boxes and tins',
          link: '/shipping-returns',
        },
        { icon: 'check', title: 'Rested before sending', text: 'With a humidity sachet', link: '/about' },
        { icon: 'mail', title: 'Ask us', text: 'We like the question', link: '/contact' },
      ],
    },
    {
      id: 'departments',
      kind: 'tiles',
      title: 'Where to begin',
      tiles: [
        {
          label: 'Singles & Five-Packs',
          link: '/cigar-singles',
          picture: { file: 'solandra-corona.webp', alt: '' },
        },
        { label: 'Boxes', link: '/cigar-boxes', picture: { file: 'castavela-robusto-box.webp', alt: '' } },
        { label: 'Humidors', link: '/humidors', picture: { file: 'ebony-humidor.webp', alt: '' } },
        { label: 'Cutters', link: '/cutters', picture: { file: 'table-scissors.webp', alt: '' } },
        {
          label: 'Lighters & Matches',
          link: '/lighters',
          picture: { file: 'night-porter-lighter.webp', alt: '' },
        },
        {
          label: 'Accessories',
          link: '/accessories',
          picture: { file: 'clean-cut-guillotine.webp', alt: '' },
        },
      ],
    },
    {
      id: 'welcome',
      kind: 'heading',
      title: 'Six houses, two bundles, no points out of a hundred',
      text: 'We name strength in five words and flavor in as few as we can.',
    },
    {
      id: 'bestsellers',
      kind: 'slider',
      selection: 'bestsellers',
      layout: 'standard',
      title: 'Most asked for',
      limitToCategory: 'cigars',
      moreLink: '/cigars',
    },
    {
      id: 'castavela',
      kind: 'image',
      layout: 'partial',
      picture: { file: 'castavela-robusto-box.webp', alt: 'An open cedar box of robustos with red bands' },
      title: 'Castavela, from Estelí',
      text: 'Forty rollers who work to a radio and no quota. Four-year-old leaf, eighteen months in cedar, and a pepper that arrives in the second third.',
      button: { label: 'See the box', link: '/castavela-robusto-box' },
      contentSide: 'right',
    },
    {
      id: 'featured',
      kind: 'slider',
      selection: 'featured',
      layout: 'image-focused',
      title: 'From the long table',
      moreLink: '/accessories',
    },
    {
      id: 'keeping',
      kind: 'image',
      layout: 'partial',
      picture: { file: 'study-humidor.webp', alt: 'An open walnut humidor with cigars' },
      title: 'Sixty-five percent, all year',
      text: 'A humidor is a small room with one rule. Ours are built by people who used to build pianos.',
      button: { label: 'Humidors', link: '/humidors', style: 'hollow' },
      contentSide: 'left',
    },
    { id: 'newest', kind: 'slider', selection: 'newest', layout: 'standard', title: 'Just in from the boat' },
    {
      id: 'accessories',
      kind: 'slider',
      selection: 'bestsellers',
      layout: 'standard',
      title: 'Cut, light, rest, carry',
      limitToCategory: 'accessories',
      moreLink: '/accessories',
    },
  ],
};
