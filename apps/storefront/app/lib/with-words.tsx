interface WithWordsProps {
  /** The text of which the words are a part. */
  readonly text: (words: string) => string;
  readonly words: string;
}

/** A placeholder for the words; no text contains it. */
const PLACE = '\u0000';

/** Shows a text of ours around words that somebody wrote, which keep their direction to themselves. */
export function WithWords({ text, words }: WithWordsProps) {
  const [before = '', after = ''] = text(PLACE).split(PLACE);
  return (
    <>
      {before}
      <bdi>{words}</bdi>
      {after}
    </>
  );
}
