# Kalends in a container: docker build -t kalends . && docker run -p 8080:8080 -v kalends:/data kalends
# See docs/containers.md. BUILD needs Node 20 or newer with npm; BASE nothing but Debian.
ARG BUILD=docker.io/library/node:24-bookworm-slim
ARG BASE=docker.io/library/debian:bookworm-slim

FROM ${BUILD} AS build
# strip makes Node a quarter smaller; libatomic1 is the one library that Debian's smallest image lacks.
RUN apt-get update -q && apt-get install -qy --no-install-recommends binutils libatomic1
WORKDIR /opt/kalends
COPY package.json package-lock.json .npmrc ./
COPY contract/package.json contract/
COPY server/package.json server/
COPY button/package.json button/
COPY dashboard/package.json dashboard/
RUN npm ci --omit=dev --no-audit --no-fund
COPY . .
# --build-arg COMMIT=$(git rev-parse HEAD)
ARG COMMIT=
RUN if [ -n "$COMMIT" ]; then echo "$COMMIT" > COMMIT; fi
RUN sh deploy/container/prepare.sh

FROM ${BASE}
COPY --from=build /opt/kalends /opt/kalends
RUN mkdir /data && chown 10001:10001 /data
USER 10001:10001
ENV DATA_DIR=/data HOST=0.0.0.0 PORT=8080 SETTINGS_FILE=none LD_LIBRARY_PATH=/opt/kalends/lib
WORKDIR /opt/kalends
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=6s --start-period=30s CMD ["/opt/kalends/kalends", "health"]
ENTRYPOINT ["/opt/kalends/kalends"]
CMD ["serve"]
