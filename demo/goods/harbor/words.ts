/** Words that many goods share, said the same way everywhere so that filters stay short. */
export const care = {
  dishwasher: 'Dishwasher safe',
  microwave: 'Microwave safe',
  oven: 'Oven safe',
  handWash: 'Hand wash',
  machineWash: 'Machine wash 105°F',
  coldWash: 'Machine wash cold',
  lineDry: 'Line dry',
  dryClean: 'Dry clean',
  oil: 'Oil twice a year',
  wipe: 'Wipe with a damp cloth',
  dust: 'Dust only',
} as const;

export const room = {
  kitchen: 'Kitchen',
  dining: 'Dining room',
  living: 'Living room',
  bed: 'Bedroom',
  bath: 'Bathroom',
  hall: 'Hallway',
  study: 'Study',
  outdoor: 'Porch & garden',
} as const;

/** The houses whose goods the shop carries. */
export const house = {
  own: 'Harbor & Home',
  pottery: 'Saltmere Pottery',
  stone: 'Orrin Vale Ceramics',
  glass: 'Fennock Glass',
  forge: 'Grayling Forge',
  wood: 'Thornwick Joinery',
  seats: 'Pike & Plover',
  light: 'Brightlatch Lighting',
  mill: 'Aldermill',
  weave: 'Sorrel Weavers',
  wax: 'Wick & Heather',
  clock: 'Ketterley Clocks',
  basket: 'Tidewrack',
  paper: 'Pell Street Paper',
} as const;

export const freight = 'Delivered by two people into a room of your choice; we call you to set a day.';
export const plantDelivery = 'Travels in a heated box. Not sent while nights at your place are below 25°F.';
