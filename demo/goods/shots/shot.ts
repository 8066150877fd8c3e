/** One photograph to be made of a model of `models.json`; every value is one that the model lists there. */
export interface Shot {
  readonly model: string;
  readonly colour: string;
  readonly params: Readonly<Record<string, string | number>>;
  readonly material?: string;
  readonly angle?: 'front' | 'three-quarter' | 'top';
  readonly mood?: 'light' | 'dark';
  /** Another specimen of the same thing. */
  readonly seed?: number;
}

/** Shots by the name of their file, without the extension. */
export type Shots = Readonly<Record<string, Shot>>;

type How = Pick<Shot, 'material' | 'angle' | 'mood' | 'seed'>;

/** Returns a shot in daylight. */
export function shot(model: string, colour: string, params: Shot['params'] = {}, how: How = {}): Shot {
  return { model, colour, params, ...how };
}

/** Returns a shot in the low light of a smoking room. */
export function darkShot(model: string, colour: string, params: Shot['params'] = {}, how: How = {}): Shot {
  return { model, colour, params, mood: 'dark', ...how };
}
