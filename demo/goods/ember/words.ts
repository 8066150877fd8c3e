import type { Attributes } from '../types.ts';

/** The houses whose goods the shop carries; all of them are made up. */
export const maker = {
  own: 'Ember',
  castavela: 'Castavela',
  solandra: 'Solandra',
  noctera: 'Noctera',
  umbra: 'Monte Umbra',
  lantern: 'Lantern Row',
  brumal: 'Brumal',
  barn: 'Curing Barn',
  porch: 'Long Porch',
  steel: 'Halvard & Sons',
  cabinet: 'Orsk Cabinetworks',
  leather: 'Corder Leather',
} as const;

export const strength = {
  mild: 'Mild',
  mildMedium: 'Mild to medium',
  medium: 'Medium',
  mediumFull: 'Medium to full',
  full: 'Full',
} as const;

/** What all cigars of a line have in common. */
export const line = {
  castavela: {
    cigarbrandline: 'Castavela Roja',
    cigarstrength: strength.mediumFull,
    cigarorigin: 'Nicaragua',
    cigarwrapper: 'Ecuador Habano',
    cigarbinder: 'Nicaragua',
    cigarfiller: ['Nicaragua', 'Dominican Republic'],
  },
  solandra: {
    cigarbrandline: 'Solandra Clara',
    cigarstrength: strength.mild,
    cigarorigin: 'Dominican Republic',
    cigarwrapper: 'Ecuador Connecticut',
    cigarbinder: 'Dominican Republic',
    cigarfiller: ['Dominican Republic'],
  },
  noctera: {
    cigarbrandline: 'Noctera Negra',
    cigarstrength: strength.full,
    cigarorigin: 'Nicaragua',
    cigarwrapper: 'Mexican San Andrés',
    cigarbinder: 'Honduras',
    cigarfiller: ['Nicaragua'],
  },
  umbra: {
    cigarbrandline: 'Monte Umbra Verde',
    cigarstrength: strength.medium,
    cigarorigin: 'Honduras',
    cigarwrapper: 'Honduran Corojo',
    cigarbinder: 'Honduras',
    cigarfiller: ['Honduras', 'Nicaragua'],
  },
  lantern: {
    cigarbrandline: 'Lantern Row Evening',
    cigarstrength: strength.mildMedium,
    cigarorigin: 'Dominican Republic',
    cigarwrapper: 'Connecticut Shade',
    cigarbinder: 'Mexico',
    cigarfiller: ['Dominican Republic', 'Peru'],
  },
  brumal: {
    cigarbrandline: 'Brumal Azul',
    cigarstrength: strength.mediumFull,
    cigarorigin: 'Costa Rica',
    cigarwrapper: 'Brazilian Mata Fina',
    cigarbinder: 'Ecuador Sumatra',
    cigarfiller: ['Nicaragua', 'Peru'],
  },
  barn: {
    cigarbrandline: 'Curing Barn',
    cigarstrength: strength.medium,
    cigarorigin: 'Honduras',
    cigarwrapper: 'Ecuador Sumatra',
    cigarbinder: 'Honduras',
    cigarfiller: ['Honduras', 'Nicaragua'],
  },
  porch: {
    cigarbrandline: 'Long Porch',
    cigarstrength: strength.mild,
    cigarorigin: 'Dominican Republic',
    cigarwrapper: 'Ecuador Connecticut',
    cigarbinder: 'Indonesia',
    cigarfiller: ['Dominican Republic'],
  },
} as const satisfies Record<string, Attributes>;

/** Shape, length and ring gauge (64ths of an inch). */
export const vitola = {
  robusto: { cigarshape: 'Robusto', cigarlength: '5 in', cigarring: 50 },
  corona: { cigarshape: 'Corona', cigarlength: '5.5 in', cigarring: 42 },
  toro: { cigarshape: 'Toro', cigarlength: '6 in', cigarring: 52 },
  churchill: { cigarshape: 'Churchill', cigarlength: '7 in', cigarring: 48 },
  torpedo: { cigarshape: 'Torpedo', cigarlength: '6.1 in', cigarring: 52 },
  belicoso: { cigarshape: 'Belicoso', cigarlength: '5.5 in', cigarring: 52 },
  figurado: { cigarshape: 'Figurado', cigarlength: '5.75 in', cigarring: 54 },
  lancero: { cigarshape: 'Lancero', cigarlength: '7.5 in', cigarring: 38 },
  petit: { cigarshape: 'Petit corona', cigarlength: '4.5 in', cigarring: 40 },
  gordo: { cigarshape: 'Gordo', cigarlength: '6 in', cigarring: 60 },
  panatela: { cigarshape: 'Panatela', cigarlength: '6 in', cigarring: 38 },
} as const satisfies Record<string, Attributes>;

export const maduro = { cigarwrapper: 'Connecticut Broadleaf' } as const;
export const packed = 'Sent with a humidity sachet. An adult must sign for the parcel.';
