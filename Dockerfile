# Two stages: the first installs everything and builds, on the machine's own platform; the second only copies, so that it is
# made for any. docs/operating.md, 'Containers'.
ARG BASE=docker.io/library/node:24-bookworm-slim
ARG BUILD_BASE=${BASE}

FROM --platform=${BUILDPLATFORM} ${BUILD_BASE} AS build
WORKDIR /cairn
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --include=dev --include=optional --no-audit --no-fund
COPY . .
# The Node that serves is the base's: the pinned one goes with the other optional packages.
RUN node scripts/build/bundles.mjs \
 && npm prune --omit=dev --omit=optional --ignore-scripts --no-audit --no-fund \
 && find node_modules -type d -empty -delete \
 && node scripts/sbom.mjs node_modules/.package-lock.json > sbom.cdx.json \
 && install -d -m 0700 /volume/data

FROM --platform=${TARGETPLATFORM} ${BASE}
WORKDIR /cairn
# Owned by root: who serves cannot change what is served.
COPY --from=build /cairn/package.json /cairn/LICENSE /cairn/sbom.cdx.json ./
COPY --from=build /cairn/node_modules node_modules
COPY --from=build /cairn/dist dist
COPY deploy/cairn /usr/local/bin/cairn
COPY --from=build --chown=1000:1000 /volume /

ARG VERSION REVISION SOURCE
LABEL org.opencontainers.image.title="Cairn" \
      org.opencontainers.image.description="SMART goals, an honest record of progress, and a coach who is heard." \
      org.opencontainers.image.licenses="Apache-2.0" \
      org.opencontainers.image.version="${VERSION}" \
      org.opencontainers.image.revision="${REVISION}" \
      org.opencontainers.image.source="${SOURCE}"

# Production unless it is said otherwise, whatever PUBLIC_URL says. The folder lies within the volume: its key, marker
# and socket lie beside it. What Cairn says to type is the image's own command.
ENV CAIRN_MODE=production DATABASE_URL=file:/data/cairn CAIRN_COMMAND=cairn
USER 1000:1000
VOLUME /data
EXPOSE 3000
# Alive, not ready: a database that is away comes back without a restart of ours.
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Nothing of the base stands before it.
ENTRYPOINT []
# Node itself is process 1 and gets SIGTERM: a shell or npm in between would keep it.
CMD ["node", "dist/server/serve.js"]
