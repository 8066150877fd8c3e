import { useState } from 'react';
import { problemOf } from '../../api/index.ts';

/**
 * Returns how a dialog changes a record from the version that it was opened on: the record may be read anew behind it,
 * and the person has not seen that. A refusal since somebody else was faster is told to them, and the next attempt is
 * from the version that it names. ADM-907
 */
export function useSeenVersion(
  version: number,
): <Result>(change: (seen: number) => Promise<Result>) => Promise<Result> {
  const [seen, setSeen] = useState(version);
  return async (change) => {
    try {
      return await change(seen);
    } catch (error) {
      const { status, params } = problemOf(error) ?? {};
      if (status === 409 && typeof params?.revision === 'number') setSeen(params.revision);
      throw error;
    }
  };
}
