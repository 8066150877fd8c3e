import pg from 'pg';

/** A shop's sales as the database holds them: read by SQL, independently of the use cases. */
export interface Books {
  readonly orders: readonly { readonly id: string; readonly cartId: string; readonly lines: number }[];
  /** Pieces by product: what the shelf says, and what the lines of orders say. */
  readonly stock: readonly {
    readonly productId: string;
    readonly onHand: number;
    readonly reserved: number;
    readonly sold: number;
  }[];
  /** Order ids, once for each confirmation in the outbox. */
  readonly confirmations: readonly string[];
}

const ORDERS = `
  select o.id, o.cart_id as "cartId", count(l.id)::int as lines
  from sales_order o left join order_line l on l.shop_id = o.shop_id and l.order_id = o.id
  group by o.id, o.cart_id`;

const STOCK = `
  select s.product_id as "productId", s.on_hand as "onHand", s.reserved, coalesce(sum(l.qty), 0)::int as sold
  from stock s left join order_line l on l.product_id = s.product_id
  group by s.product_id, s.on_hand, s.reserved`;

const CONFIRMATIONS = `
  select substring(dedupe_key from 'order-placed:(.*)') as id from mail where dedupe_key like 'order-placed:%'`;

export async function readBooks(databaseUrl: string, shopId: string): Promise<Books> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read');
    await client.query(`select set_config('role', 'stoa_app', true), set_config('stoa.shop', $1, true)`, [
      shopId,
    ]);
    const orders = await client.query(ORDERS);
    const stock = await client.query(STOCK);
    const confirmations = await client.query(CONFIRMATIONS);
    return {
      orders: orders.rows,
      stock: stock.rows,
      confirmations: confirmations.rows.map((row: { id: string }) => row.id),
    };
  } finally {
    await client.end();
  }
}
