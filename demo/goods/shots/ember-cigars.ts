import { darkShot, type Shots } from './shot.ts';

export const singleShots: Shots = {
  'castavela-robusto': darkShot('cigar', 'colorado', { vitola: 'robusto', count: 1, band: 'red' }),
  'castavela-churchill': darkShot('cigar', 'colorado', { vitola: 'churchill', count: 1, band: 'red' }),
  'castavela-torpedo': darkShot('cigar', 'maduro', { vitola: 'torpedo', count: 1, band: 'red' }),
  'solandra-corona': darkShot('cigar', 'connecticut', { vitola: 'corona', count: 2, band: 'gold' }),
  'solandra-lancero': darkShot('cigar', 'claro', { vitola: 'lancero', count: 2, band: 'gold' }),
  'noctera-gordo': darkShot('cigar', 'oscuro', { vitola: 'gordo', count: 1, band: 'black' }),
  'noctera-toro': darkShot('cigar', 'maduro', { vitola: 'toro', count: 2, band: 'black' }),
  'noctera-robusto': darkShot('cigar', 'oscuro', { vitola: 'robusto', count: 3, band: 'black' }),
  'monte-umbra-belicoso': darkShot('cigar', 'colorado', { vitola: 'belicoso', count: 1, band: 'green' }),
  'monte-umbra-toro': darkShot('cigar', 'claro', { vitola: 'toro', count: 1, band: 'green' }),
  'lantern-row-panatela': darkShot('cigar', 'claro', { vitola: 'panatela', count: 3, band: 'ivory' }),
  'lantern-row-figurado': darkShot('cigar', 'connecticut', { vitola: 'figurado', count: 1, band: 'ivory' }),
  'brumal-churchill': darkShot('cigar', 'maduro', { vitola: 'churchill', count: 2, band: 'blue' }),
  'brumal-petit': darkShot('cigar', 'colorado', { vitola: 'petit', count: 3, band: 'blue' }),
  'castavela-tubo': darkShot('cigar-tube', 'red', { band: 'red' }),
  'solandra-tubo': darkShot('cigar-tube', 'gold', { band: 'gold' }),
  'noctera-tubo': darkShot('cigar-tube', 'black', { band: 'black' }),
  'monte-umbra-tubo': darkShot('cigar-tube', 'green', { band: 'green' }),
};

export const boxShots: Shots = {
  'castavela-robusto-box': darkShot('cigar-box', 'colorado', {
    vitola: 'robusto',
    count: 20,
    band: 'red',
    box: 'cedar',
  }),
  'castavela-churchill-box': darkShot('cigar-box', 'colorado', {
    vitola: 'churchill',
    count: 25,
    band: 'red',
    box: 'red',
  }),
  'castavela-torpedo-box': darkShot('cigar-box', 'maduro', {
    vitola: 'torpedo',
    count: 20,
    band: 'red',
    box: 'walnut',
  }),
  'solandra-corona-box': darkShot('cigar-box', 'connecticut', {
    vitola: 'corona',
    count: 25,
    band: 'gold',
    box: 'cedar',
  }),
  'solandra-lancero-box': darkShot('cigar-box', 'claro', {
    vitola: 'lancero',
    count: 10,
    band: 'gold',
    box: 'walnut',
  }),
  'noctera-gordo-box': darkShot('cigar-box', 'oscuro', {
    vitola: 'gordo',
    count: 10,
    band: 'black',
    box: 'black',
  }),
  'noctera-toro-box': darkShot('cigar-box', 'maduro', {
    vitola: 'toro',
    count: 20,
    band: 'black',
    box: 'walnut',
  }),
  'noctera-robusto-box': darkShot('cigar-box', 'oscuro', {
    vitola: 'robusto',
    count: 20,
    band: 'black',
    box: 'black',
  }),
  'monte-umbra-belicoso-box': darkShot('cigar-box', 'colorado', {
    vitola: 'belicoso',
    count: 20,
    band: 'green',
    box: 'green',
  }),
  'monte-umbra-toro-box': darkShot('cigar-box', 'claro', {
    vitola: 'toro',
    count: 20,
    band: 'green',
    box: 'cedar',
  }),
  'lantern-row-panatela-box': darkShot('cigar-box', 'claro', {
    vitola: 'panatela',
    count: 25,
    band: 'ivory',
    box: 'cedar',
  }),
  'lantern-row-figurado-box': darkShot('cigar-box', 'connecticut', {
    vitola: 'figurado',
    count: 10,
    band: 'ivory',
    box: 'walnut',
  }),
  'brumal-churchill-box': darkShot('cigar-box', 'maduro', {
    vitola: 'churchill',
    count: 20,
    band: 'blue',
    box: 'black',
  }),
  'brumal-petit-box': darkShot('cigar-box', 'colorado', {
    vitola: 'petit',
    count: 25,
    band: 'blue',
    box: 'cedar',
  }),
};

export const bundleShots: Shots = {
  'curing-barn-robusto-bundle': darkShot('cigar-bundle', 'colorado', {
    vitola: 'robusto',
    count: 20,
    band: 'none',
  }),
  'curing-barn-toro-bundle': darkShot('cigar-bundle', 'maduro', { vitola: 'toro', count: 20, band: 'none' }),
  'curing-barn-churchill-bundle': darkShot('cigar-bundle', 'claro', {
    vitola: 'churchill',
    count: 25,
    band: 'none',
  }),
  'long-porch-corona-bundle': darkShot('cigar-bundle', 'connecticut', {
    vitola: 'corona',
    count: 25,
    band: 'ivory',
  }),
  'long-porch-gordo-bundle': darkShot('cigar-bundle', 'maduro', {
    vitola: 'gordo',
    count: 10,
    band: 'ivory',
  }),
  'long-porch-petit-bundle': darkShot('cigar-bundle', 'colorado', {
    vitola: 'petit',
    count: 25,
    band: 'ivory',
  }),
  'noctera-seconds-bundle': darkShot('cigar-bundle', 'oscuro', {
    vitola: 'robusto',
    count: 10,
    band: 'black',
  }),
};

export const sampleShots: Shots = {
  'first-five-sampler': darkShot('sampler', 'mixed', { count: 5, box: 'kraft' }, { material: 'paper' }),
  'mild-morning-sampler': darkShot('sampler', 'mixed', { count: 4, box: 'cedar' }, { material: 'wood' }),
  'after-dinner-sampler': darkShot('sampler', 'mixed', { count: 6, box: 'black' }, { material: 'paper' }),
  'island-and-isthmus-sampler': darkShot(
    'sampler',
    'mixed',
    { count: 8, box: 'cedar' },
    { material: 'wood' },
  ),
  'maduro-night-sampler': darkShot(
    'sampler',
    'mixed',
    { count: 4, box: 'black' },
    { material: 'wood', angle: 'top' },
  ),
  'torpedo-flight': darkShot(
    'sampler',
    'mixed',
    { count: 6, box: 'kraft' },
    { material: 'paper', angle: 'top' },
  ),
  'house-tasting-flight': darkShot('sampler', 'mixed', { count: 8, box: 'black' }, { material: 'paper' }),
};

export const tinShots: Shots = {
  'castavela-minis': darkShot('cigar-tin', 'red', { print: 'band' }),
  'solandra-minis': darkShot('cigar-tin', 'gold', { print: 'band' }),
  'noctera-minis': darkShot('cigar-tin', 'black', { print: 'plain' }),
  'monte-umbra-cigarillos': darkShot('cigar-tin', 'green', { print: 'band' }),
  'lantern-row-clubs': darkShot('cigar-tin', 'ivory', { print: 'plain' }),
  'brumal-puntas': darkShot('cigar-tin', 'black', { print: 'band' }, { angle: 'top' }),
};
