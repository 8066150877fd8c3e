import { keepPreviousData } from '@tanstack/react-query';

/**
 * What every query of a list says besides what it asks for: the rows of before stand until others have come, and one
 * finds them again for half an hour. ADM-051, ADM-062
 */
export const listQuery = { placeholderData: keepPreviousData, gcTime: 30 * 60_000 } as const;
