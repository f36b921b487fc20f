FROM node:20-slim AS build
WORKDIR /app
COPY . .
# `npm ci` also builds (script "prepare"); pruning removes the build and test tools and keeps the build.
RUN npm ci && npm prune --omit=dev

FROM node:20-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 CADRE_HOME=/data
WORKDIR /app
COPY --from=build /app ./
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
  CMD node -e "fetch('http://127.0.0.1:' + process.env.PORT + '/livez').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"
# Node must be the first process: it handles SIGTERM and stops gracefully.
# Answers create much short-lived garbage: a larger young generation keeps collection pauses short.
CMD ["node", "--max-semi-space-size=64", "apps/cadre/bin/cadre.js", "start"]
