/** The most jobs of one shop in a row while jobs of other shops wait. */
const IN_A_ROW = 10;

/** Takes the jobs of a queue, oldest first, but skips a shop that had its share while jobs of another shop wait. */
export class ShopTurns<Job extends { readonly groupId?: string | null }> {
  readonly #taken = new Map<string, number>();
  readonly #fetch: (passedOver: string[]) => Promise<Job | undefined>;

  /** `fetch` takes the oldest job that is due and belongs to none of these shops. */
  constructor(fetch: (passedOver: string[]) => Promise<Job | undefined>) {
    this.#fetch = fetch;
  }

  async next(): Promise<Job | undefined> {
    const passedOver = [...this.#taken].filter(([, taken]) => taken >= IN_A_ROW).map(([shopId]) => shopId);
    let job = await this.#fetch(passedOver);
    if (!job) {
      this.#taken.clear();
      if (passedOver.length > 0) job = await this.#fetch([]);
    }
    const shopId = job?.groupId;
    if (shopId) this.#taken.set(shopId, (this.#taken.get(shopId) ?? 0) + 1);
    return job;
  }
}
