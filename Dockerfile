# Kalends in a container: docker build -t kalends . && docker run -p 8080:8080 -v kalends:/data kalends
# See docs/containers.md. BUILD needs Node 20 or newer with npm; BASE is any Debian with apt.
ARG BUILD=docker.io/library/node:24-bookworm-slim
ARG BASE=docker.io/library/debian:bookworm-slim

FROM ${BUILD} AS build
# strip makes Node a quarter smaller, and Node needs libatomic1.
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

FROM ${BASE} AS debian
COPY deploy/container/debian.sh /
RUN sh /debian.sh /image && mkdir /data

FROM scratch
COPY --from=debian /image /
COPY --from=debian --chown=10001:10001 /data /data
COPY --from=build /opt/kalends /opt/kalends
USER 10001:10001
ENV PATH=/opt/kalends:/usr/bin DATA_DIR=/data HOST=0.0.0.0 PORT=8080 SETTINGS_FILE=none
WORKDIR /opt/kalends
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=6s --start-period=30s CMD ["/opt/kalends/kalends", "health"]
ENTRYPOINT ["/opt/kalends/kalends"]
CMD ["serve"]
