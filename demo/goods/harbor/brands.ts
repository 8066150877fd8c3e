import type { Brand } from '../types.ts';
import { house } from './words.ts';

export const harborBrands: readonly Brand[] = [
  {
    name: house.own,
    place: 'Portland, Maine',
    story: 'Our own label, for what we could not find made well enough.',
  },
  {
    name: house.pottery,
    place: 'Saltmere Cove, Maine',
    story: 'Six potters, two kilns and a dog. Every piece is thrown by hand and signed under the foot.',
  },
  {
    name: house.stone,
    place: 'Coimbra, Portugal',
    story: 'Pressed stoneware and porcelain, hard enough for restaurants.',
  },
  { name: house.glass, place: 'Stourbridge, England', story: 'A furnace that has not gone out since 1987.' },
  {
    name: house.forge,
    place: 'Windsor County, Vermont',
    story: 'Iron, steel and brass: cast, forged, ground and guaranteed.',
  },
  {
    name: house.wood,
    place: 'Hudson Valley, New York',
    story: 'A joinery of eleven people who buy trees, not boards.',
  },
  {
    name: house.seats,
    place: 'Hickory, North Carolina',
    story: 'Upholsterers who still tie springs eight ways.',
  },
  {
    name: house.light,
    place: 'Providence, Rhode Island',
    story: 'Lamps wired one at a time and lit for a night before they leave.',
  },
  {
    name: house.mill,
    place: 'Lowell, Massachusetts',
    story: 'A mill on a river: spinning, weaving and raising under one roof.',
  },
  {
    name: house.weave,
    place: 'Oaxaca, Mexico',
    story: 'A family of weavers and dyers, now in its fourth generation.',
  },
  {
    name: house.wax,
    place: 'Hood River, Oregon',
    story: 'Candles and soap, poured in small batches by two sisters.',
  },
  {
    name: house.clock,
    place: 'Bristol, Connecticut',
    story: 'Quiet clocks from a town that once made millions of loud ones.',
  },
  { name: house.basket, place: 'Lunenburg, Nova Scotia', story: 'Basket makers who grow their own willow.' },
  {
    name: house.paper,
    place: 'Boston, Massachusetts',
    story: 'Bookbinders, printers and framers on one short street.',
  },
];
