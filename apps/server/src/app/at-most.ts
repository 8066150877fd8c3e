/** Waits for work to end, but no longer than `milliseconds`; its result after that is ignored. */
export async function atMost(milliseconds: number, work: Promise<unknown>): Promise<void> {
  let end: NodeJS.Timeout | undefined;
  const patience = new Promise<void>((resolve) => {
    end = setTimeout(resolve, milliseconds);
  });
  await Promise.race([work, patience]).finally(() => clearTimeout(end));
}
