import { adminPricesText } from '@stoa/messages';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../../../api/index.ts';
import { useWorkplace } from '../../../../session/index.ts';

interface Option {
  readonly value: string;
  readonly label: string;
}

/** The groups of customers that prices can be for. */
interface PriceGroups {
  /** By name; none while they load, and where they cannot be loaded. */
  readonly options: readonly Option[];
  /** The name of a group; the code of one that is no group any more says so. */
  readonly nameOf: (code: string) => string;
}

const NONE: readonly Option[] = [];

/** Reads the groups of customers that prices can be for, which whoever sees products may know. */
export function usePriceGroups(): PriceGroups {
  const { code: shop } = useWorkplace();
  const { data } = useQuery({
    ...queries.products.priceGroups.queryOptions({ input: { shop } }),
    select: ({ items }) => items.map(({ code, name }) => ({ value: code, label: name })),
  });
  const nameOf = (code: string) => {
    if (data === undefined) return code;
    return data.find(({ value }) => value === code)?.label ?? adminPricesText.groupGone({ code });
  };
  return { options: data ?? NONE, nameOf };
}
