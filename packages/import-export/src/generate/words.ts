/** Lists for generated goods; what stands first is chosen most often. */
export const colors = [
  ...(['Black', 'White', 'Grey', 'Blue', 'Navy', 'Beige', 'Brown', 'Green', 'Red'] as const),
  ...([
    'Cream',
    'Olive',
    'Pink',
    'Yellow',
    'Teal',
    'Burgundy',
    'Orange',
    'Lilac',
    'Mustard',
    'Copper',
    'Mint',
  ] as const),
] as const;

export const materials = [
  ...(['Stainless steel', 'Cotton', 'Oak', 'Plastic', 'Aluminium', 'Glass', 'Ceramic', 'Linen'] as const),
  ...([
    'Leather',
    'Wool',
    'Bamboo',
    'Brass',
    'Recycled polyester',
    'Walnut',
    'Cast iron',
    'Cork',
    'Marble',
  ] as const),
] as const;

export const countries = [
  ...(['China', 'Germany', 'Italy', 'Portugal', 'Vietnam', 'India', 'Poland', 'France', 'Turkey'] as const),
  ...(['Sweden', 'Denmark', 'Japan', 'Spain', 'Czechia', 'Austria', 'Finland', 'Ireland'] as const),
] as const;

export const styles = [
  'Modern',
  'Classic',
  'Scandinavian',
  'Industrial',
  'Rustic',
  'Minimal',
  'Vintage',
  'Coastal',
] as const;
export const occasions = [
  'Every day',
  'Birthday',
  'Wedding',
  'Housewarming',
  'Christmas',
  'Anniversary',
] as const;
export const sizes = ['M', 'L', 'S', 'XL', 'XS', 'XXL'] as const;

export const adjectives = [
  ...([
    'Compact',
    'Classic',
    'Everyday',
    'Large',
    'Slim',
    'Foldable',
    'Handmade',
    'Deluxe',
    'Light',
  ] as const),
  ...([
    'Sturdy',
    'Soft',
    'Studio',
    'Travel',
    'Family',
    'Heritage',
    'Quiet',
    'Bright',
    'Tall',
    'Twin',
    'Nordic',
  ] as const),
] as const;

export const benefits = [
  'made to last and easy to look after',
  'thought through to the last detail',
  'light enough to take along and strong enough to keep',
  'a quiet companion for many years',
  'with nothing on it that it does not need',
  'at home in small rooms and large ones',
  'tested by those who use it every day',
] as const;

export const syllables = {
  first: [
    'Nor',
    'Val',
    'Bel',
    'Kas',
    'Mar',
    'Tor',
    'Lin',
    'Hal',
    'Ost',
    'Fen',
    'Al',
    'Gren',
    'Sol',
    'Ver',
    'Ard',
    'Bry',
  ],
  middle: ['da', 'vi', 'ka', 'lo', 'me', 'ri', 'sta', 'ne', 'bo', 'le', 'mi', 'ra'],
  last: [
    'n',
    'lund',
    'mark',
    'berg',
    'ton',
    'ra',
    'sen',
    'well',
    'ford',
    'th',
    'co',
    'nova',
    'haus',
    'field',
  ],
} as const;
