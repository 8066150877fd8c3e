/** Waits for work to end, but no longer than `milliseconds`; what it does after that is nobody's any more. */
export async function atMost(milliseconds: number, work: Promise<unknown>): Promise<void> {
  let end: NodeJS.Timeout | undefined;
  const patience = new Promise<void>((resolve) => {
    end = setTimeout(resolve, milliseconds);
  });
  await Promise.race([work, patience]).finally(() => clearTimeout(end));
}
