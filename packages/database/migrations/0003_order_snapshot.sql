-- What was sold, at which price and tax, stays as it was placed; only the three states of an order move.
REVOKE UPDATE, DELETE ON sales_order, order_line FROM stoa_app;
--> statement-breakpoint
GRANT UPDATE (order_state, payment_state, fulfilment_state) ON sales_order TO stoa_app;
