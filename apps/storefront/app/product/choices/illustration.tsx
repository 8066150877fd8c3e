import { Swatch } from '@stoa/ui';
import { optionalChunk } from '../../lib/optional-chunk.tsx';
import type { Illustrated, ShownOption } from './choices.ts';

// Few options have pictures.
const OptionPicture = optionalChunk(
  'app/product/choices/option-picture.tsx',
  async () => (await import('./option-picture.tsx')).OptionPicture,
);

interface IllustrationProps {
  readonly of: Illustrated;
  /** Asks for what leads to the picture in large, under this name, where it may be looked at so. OPT-004 */
  readonly larger?: string;
}

/** Shows the colour or the small picture of an option or a value, beside its words. OPT-002, OPT-003 */
export function Illustration({ of, larger }: IllustrationProps) {
  if (of.swatch && !larger) return <Swatch color={of.swatch} />;
  return (larger ? of.larger : of.picture) ? <OptionPicture of={of} larger={larger} /> : null;
}

interface IllustrationPairProps {
  readonly of: Illustrated & Pick<ShownOption, 'label'>;
}

/** Shows the picture or colour of an option or a value, with a link to the large picture. OPT-002 to OPT-004 */
export function IllustrationPair({ of }: IllustrationPairProps) {
  return (
    (of.swatch || of.picture) && (
      <div className="option-pair">
        <Illustration of={of} />
        <Illustration of={of} larger={of.label} />
      </div>
    )
  );
}
