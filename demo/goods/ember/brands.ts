import type { Brand } from '../types.ts';
import { maker } from './words.ts';

export const emberBrands: readonly Brand[] = [
  {
    name: maker.own,
    place: 'Providence, Rhode Island',
    story: 'Our own label: samplers, ashtrays and what goes beside them.',
  },
  {
    name: maker.castavela,
    place: 'Estelí, Nicaragua',
    story: 'A house of forty rollers who work to a radio and no quota.',
  },
  {
    name: maker.solandra,
    place: 'Santiago, Dominican Republic',
    story: 'Mild cigars, made slowly, aged three years.',
  },
  {
    name: maker.noctera,
    place: 'Estelí, Nicaragua',
    story: 'Full strength, dark leaf, named after the moths in the barn.',
  },
  { name: maker.umbra, place: 'Danlí, Honduras', story: 'One hillside, one seed, one family.' },
  {
    name: maker.lantern,
    place: 'Tamboril, Dominican Republic',
    story: 'Slender shapes from a street of small workshops.',
  },
  {
    name: maker.brumal,
    place: 'Puriscal, Costa Rica',
    story: 'Bahia wrapper over mountain leaf, in a town with its own fog.',
  },
  { name: maker.barn, place: 'Danlí, Honduras', story: 'The apprentices’ bench: no bands, fair prices.' },
  { name: maker.porch, place: 'Tamboril, Dominican Republic', story: 'Mild bundles for warm evenings.' },
  {
    name: maker.steel,
    place: 'Meriden, Connecticut',
    story: 'Cutters and lighters from a father, two sons and a daughter.',
  },
  { name: maker.cabinet, place: 'Grand Rapids, Michigan', story: 'Cabinetmakers who used to build pianos.' },
  { name: maker.leather, place: 'Fort Worth, Texas', story: 'Saddlers with a sideline.' },
];
