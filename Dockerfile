# Made by the commands that docs/operations.md gives for a machine of one's own.
ARG NODE_IMAGE=node:24-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /opt/stoa
COPY . .
# The image has a Node of its own, so the one that comes as a package is left out.
RUN npm ci --ignore-scripts \
  && npm run build \
  && npm prune --omit=dev --no-save --ignore-scripts \
  && rm -rf node_modules/node-linux-*

FROM ${NODE_IMAGE}
WORKDIR /opt/stoa
COPY --from=build /opt/stoa /opt/stoa
RUN install -d -o node -g node -m 700 /var/lib/stoa /backups
ENV HOST=0.0.0.0 STOA_DATA=/var/lib/stoa
USER node
VOLUME /var/lib/stoa /backups
EXPOSE 3000
HEALTHCHECK --interval=5s --timeout=4s --start-period=60s \
  CMD ["node", "deploy/is-ready.mjs"]
ENTRYPOINT ["node", "scripts/start.mjs"]
