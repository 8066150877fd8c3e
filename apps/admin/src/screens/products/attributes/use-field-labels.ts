import { adminAttributesEditorText as text } from '@stoa/messages';
import { useLayoutEffect } from 'react';
import { useFormAround } from '../../../kit/form/index.ts';
import type { TypedAttribute } from './model.ts';
import { fieldOf, optionField } from './names.ts';

/** Tells the form all fields of attributes by their names, in the order in which they stand on the screen. ADM-038 */
export function useFieldLabels(attributes: readonly TypedAttribute[]): void {
  const { labels } = useFormAround();
  const counts = attributes.map(({ options }) => options.length).join();
  useLayoutEffect(() => {
    const own = labelsOf(counts === '' ? [] : counts.split(',').map(Number));
    for (const [name, label] of own) {
      // What is set anew stands at the end, behind what was set before.
      labels.delete(name);
      labels.set(name, label);
    }
    return () => {
      for (const [name] of own) labels.delete(name);
    };
  }, [labels, counts]);
}

/** Labels the fields of attributes with so many values each. */
const labelsOf = (counts: readonly number[]): readonly (readonly [name: string, label: string])[] => [
  ['attributes', text.title()],
  ...counts.flatMap((count, at) => [
    [fieldOf(at, 'label'), text.labelOf({ n: at + 1 })] as const,
    [fieldOf(at, 'options'), text.valuesOf({ name: text.attribute({ n: at + 1 }) })] as const,
    ...Array.from({ length: count }, (_, value) => labelsOfValue(at, value)).flat(),
  ]),
];

const labelsOfValue = (attribute: number, at: number) =>
  [
    [optionField(attribute, at, 'value'), text.valueOf({ n: at + 1, attribute: attribute + 1 })],
    [optionField(attribute, at, 'swatch'), text.swatchCode({ n: at + 1, attribute: attribute + 1 })],
  ] as const;
