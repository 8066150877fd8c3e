-- The session that a token opens, with what of its customer decides what they are shown. A page at hand asks for nothing
-- else, so role and shop are set within the one statement; they end with the transaction, which is that statement where
-- the function is called by itself. Row-level security binds it as it binds whoever calls it.
CREATE FUNCTION read_session(shop uuid, token text, moment timestamptz)
RETURNS TABLE (
  "visitorId" uuid, "rememberedPage" text, "expiresAt" timestamptz,
  "customerId" uuid, "email" text, "groupCode" text, "isRestricted" boolean, "verifyHash" text
) LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('role', 'stoa_app', true), set_config('stoa.shop', shop::text, true);
  RETURN QUERY
    SELECT s.visitor_id, s.remembered_page, s.expires_at,
      c.id, c.email, c.group_code, c.is_restricted, c.verify_hash
    FROM session s LEFT JOIN customer c ON c.shop_id = s.shop_id AND c.id = s.customer_id
    WHERE s.shop_id = shop AND s.token_hash = token AND s.expires_at > moment;
END
$$;
