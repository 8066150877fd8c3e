import type { HomePage } from './types.ts';

export const harborHome: HomePage = {
  title: 'Harbor & Home: things for the house, made to be used',
  metaDescription:
    'Stoneware, linen, lamps and furniture from small workshops, chosen slowly and meant to be used daily.',
  sections: [
    {
      id: 'banner',
      kind: 'banner',
      slides: [
        {
          picture: {
            file: 'banner-table.webp',
            alt: 'Stoneware jug, bowls, plates and a mug on an oak table with rumpled linen',
          },
          mobilePicture: {
            file: 'banner-table-mobile.webp',
            alt: 'Stoneware jug, bowls, plates and a mug on an oak table with rumpled linen',
          },
          link: '/tableware',
          title: 'Set for every day',
          subTitle: 'Tideline stoneware: thrown in Maine, meant for the dishwasher.',
          primaryButton: { label: 'See the tableware', link: '/tableware' },
          secondaryButton: { label: 'A place setting', link: '/tideline-place-setting', style: 'hollow' },
          contentAlign: 'right',
          tone: 'light',
        },
        {
          picture: {
            file: 'banner-lamplight.webp',
            alt: 'A lit table lamp beside a stack of books and a cup',
          },
          mobilePicture: {
            file: 'banner-lamplight-mobile.webp',
            alt: 'A lit table lamp beside a stack of books and a cup',
          },
          link: '/lighting',
          title: 'Light for the long evenings',
          subTitle: 'Lamps that warm a corner instead of lighting a room.',
          primaryButton: { label: 'See the lamps', link: '/lighting' },
          contentAlign: 'left',
          tone: 'dark',
        },
      ],
    },
    {
      id: 'welcome',
      kind: 'heading',
      title: 'Two hundred things, chosen slowly',
      text: 'We use a thing for a season before we sell it. If it chips, warps or bores us, it stays out.',
    },
    {
      id: 'bestsellers',
      kind: 'slider',
      selection: 'bestsellers',
      layout: 'standard',
      title: 'What leaves the shop most',
      moreLink: '/kitchen-dining',
    },
    {
      id: 'pottery',
      kind: 'image',
      layout: 'partial',
      picture: { file: 'moon-vase.webp', alt: 'A round ivory vase with eucalyptus' },
      title: 'Six potters, two kilns and a dog',
      text: 'Saltmere Pottery has thrown our stoneware since the first shelf. The speckle is iron in the clay, and the slight sag of each vase is decided by the fire.',
      button: { label: 'Vases from Saltmere', link: '/vases' },
      contentSide: 'right',
    },
    {
      id: 'featured',
      kind: 'slider',
      selection: 'featured',
      layout: 'image-focused',
      title: 'Worth a second look',
      moreLink: '/decor',
    },
    {
      id: 'linen',
      kind: 'image',
      layout: 'partial',
      picture: { file: 'washed-linen-set.webp', alt: 'Folded linen bedding tied with a ribbon' },
      title: 'Slept in on the first night',
      text: 'European flax, woven and washed with pumice in Kaunas. Cool in July, warm in January, never ironed.',
      button: { label: 'Bed linen', link: '/bed-linen', style: 'hollow' },
      contentSide: 'left',
    },
    { id: 'newest', kind: 'slider', selection: 'newest', layout: 'standard', title: 'Just unpacked' },
    {
      id: 'gifts',
      kind: 'heading',
      title: 'Not sure what they have already?',
      text: 'A gift certificate arrives by e-mail with your words on it, and is good for five years.',
    },
    {
      id: 'gift-slider',
      kind: 'slider',
      selection: 'bestsellers',
      layout: 'standard',
      title: 'Easy to give',
      limitToCategory: 'gifts',
      moreLink: '/gifts',
    },
  ],
};
