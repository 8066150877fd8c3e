import type { ShownValue } from './choices.ts';
import { Illustration } from './illustration.tsx';

interface ValuePicturesProps {
  readonly values: readonly ShownValue[];
}

/**
 * Shows the pictures of values beside their names, for a list that cannot show the one that is chosen. OPT-003,
 * OPT-004
 */
export function ValuePictures({ values }: ValuePicturesProps) {
  const seen = values.filter(({ swatch, picture }) => swatch || picture);
  if (seen.length === 0) return null;
  return (
    <ul className="options">
      {seen.map((value) => (
        <li key={value.id} className="option-pair">
          <Illustration of={value} />
          {value.label}
          <Illustration of={value} larger={value.label} />
        </li>
      ))}
    </ul>
  );
}
