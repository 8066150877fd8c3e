// Ends with 0 when the server on this machine's PORT is ready, else with 1: the health check of the container image.
const { ok } = await fetch(`http://127.0.0.1:${process.env.PORT || 3000}/readyz`).catch(() => ({
  ok: false,
}));
process.exit(ok ? 0 : 1);
