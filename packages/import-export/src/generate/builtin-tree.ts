import { type TreeNode, treeOf } from './category-tree.ts';

/** The built-in category tree of a general store: two or three levels below each department. */
const departments: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'Kitchen & Dining': {
    Cookware: 'Frying Pans, Saucepans, Casseroles, Woks, Roasting Tins',
    Tableware: 'Plates, Bowls, Mugs, Glasses, Serving Dishes, Cutlery Sets',
    'Kitchen Tools': 'Chef Knives, Cutting Boards, Graters, Whisks, Peelers, Kitchen Scales',
    'Small Appliances': 'Kettles, Toasters, Blenders, Coffee Makers, Mixers',
    Storage: 'Food Jars, Bread Bins, Lunch Boxes, Spice Racks',
  },
  Furniture: {
    'Living Room': 'Sofas, Armchairs, Coffee Tables, Bookcases, Media Units',
    Bedroom: 'Bed Frames, Bedside Tables, Wardrobes, Dressers',
    Office: 'Desks, Office Chairs, Filing Cabinets, Shelves',
    Outdoor: 'Garden Benches, Loungers, Garden Tables, Parasols',
  },
  'Bed & Bath': {
    Bedding: 'Duvet Covers, Pillowcases, Fitted Sheets, Blankets, Quilts',
    Bath: 'Bath Towels, Bath Mats, Shower Curtains, Soap Dishes',
  },
  Lighting: {
    Indoor: 'Table Lamps, Floor Lamps, Pendant Lamps, Wall Lamps, Desk Lamps',
    'Outdoor Lighting': 'Lanterns, Path Lights, String Lights',
  },
  Clothing: {
    Women: 'Dresses, Blouses, Skirts, Cardigans, Coats',
    Men: 'Shirts, Trousers, Jumpers, Jackets, Polo Shirts',
    Shoes: 'Sneakers, Boots, Sandals, Loafers',
    Accessories: 'Scarves, Belts, Hats, Gloves, Bags, Wallets',
  },
  Electronics: {
    Audio: 'Headphones, Speakers, Turntables, Soundbars, Radios',
    Computing: 'Laptops, Monitors, Keyboards, Mice, Webcams, Docking Stations',
    Photo: 'Cameras, Tripods, Lenses, Camera Bags',
    'Smart Home': 'Thermostats, Doorbells, Smart Plugs, Sensors',
  },
  Garden: {
    Tools: 'Spades, Pruning Shears, Watering Cans, Rakes, Trowels',
    Planting: 'Plant Pots, Raised Beds, Seed Trays, Trellises',
  },
  Sports: {
    Camping: 'Tents, Sleeping Bags, Camping Stoves, Backpacks',
    Fitness: 'Yoga Mats, Dumbbells, Resistance Bands, Kettlebells',
    Cycling: 'Helmets, Bike Lights, Panniers, Bike Pumps',
  },
  'Toys & Games': {
    Toys: 'Building Blocks, Dolls, Toy Trains, Puzzles, Soft Toys',
    Games: 'Board Games, Card Games, Dice Games',
  },
  Beauty: {
    Skin: 'Face Creams, Cleansers, Serums, Hand Creams, Soaps',
    Hair: 'Shampoos, Conditioners, Hair Brushes, Hair Dryers',
    Scent: 'Perfumes, Candles, Diffusers',
  },
  Stationery: {
    Paper: 'Notebooks, Sketchbooks, Greeting Cards, Calendars',
    Writing: 'Fountain Pens, Pencils, Markers, Pencil Cases',
  },
  Pets: {
    Dogs: 'Dog Beds, Leashes, Dog Bowls, Chew Toys',
    Cats: 'Scratching Posts, Cat Beds, Litter Boxes',
  },
};

/** Returns the built-in tree, some two hundred nodes. */
export function builtinTree(): TreeNode[] {
  const step = (name: string) => ({ id: name, name });
  const paths = Object.entries(departments).flatMap(([top, groups]) =>
    Object.entries(groups).flatMap(([group, leaves]) =>
      leaves.split(', ').map((leaf) => [step(top), step(group), step(leaf)]),
    ),
  );
  return treeOf(paths);
}
