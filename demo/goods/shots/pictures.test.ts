import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { angleShots, colourShots } from './extra.ts';
import { shots } from './index.ts';
import { pictureList } from './picture-list.ts';
import type { Shot } from './shot.ts';

interface Model {
  readonly params: Readonly<Record<string, readonly (string | number)[]>>;
  readonly colours: readonly string[];
  readonly materials: readonly string[];
  readonly angles: readonly string[];
}

const text = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');
const { models }: { models: Readonly<Record<string, Model>> } = JSON.parse(text('models.json'));

describe('the list of photographs', () => {
  it('is the one written from the shots', () => {
    expect(text('pictures.json')).toBe(pictureList(shots));
  });

  it('has no name twice', () => {
    const names = shots.map(([name]) => name);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('asks only for what the models can show', () => {
    expect(shots.flatMap(([name, shot]) => impossible(shot).map((what) => `${name}: ${what}`))).toEqual([]);
  });

  it('shows something else in each photograph', () => {
    const seen = new Map<string, string>();
    const alike: string[] = [];
    for (const [name, shot] of shots) {
      const look = lookOf(shot);
      const earlier = seen.get(look);
      if (earlier !== undefined) alike.push(`${name} is ${earlier}`);
      seen.set(look, name);
    }
    expect(alike).toEqual([]);
  });

  it('has further angles and colour ways after all main pictures', () => {
    const extras = new Set([...Object.keys(angleShots), ...Object.keys(colourShots)]);
    const firstExtra = shots.findIndex(([name]) => extras.has(name));
    expect(shots.slice(firstExtra).every(([name]) => extras.has(name))).toBe(true);
    expect(shots.length - firstExtra).toBe(extras.size);
  });
});

function impossible(shot: Shot): string[] {
  const model = models[shot.model];
  if (!model) return [`model ${shot.model}`];
  const params = Object.entries(shot.params)
    .filter(([name, value]) => !model.params[name]?.includes(value))
    .map(([name, value]) => `${name} ${value}`);
  const choices: [string, string | undefined, readonly string[]][] = [
    ['colour', shot.colour, model.colours],
    ['material', shot.material, model.materials],
    ['angle', shot.angle, model.angles],
  ];
  const rest = choices.filter(([, value, known]) => value !== undefined && !known.includes(value));
  return [...params, ...rest.map(([what, value]) => `${what} ${value}`)];
}

/** Returns all that decides what a photograph shows, with the defaults filled in; the light is no difference. */
function lookOf(shot: Shot): string {
  const model = models[shot.model];
  const params = Object.entries(model?.params ?? {}).map(([name, [first]]) => [
    name,
    shot.params[name] ?? first,
  ]);
  const material = shot.material ?? model?.materials[0];
  const angle = shot.angle ?? model?.angles[0];
  return JSON.stringify([shot.model, params, shot.colour, material, angle, shot.seed ?? 0]);
}
