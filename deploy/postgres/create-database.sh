#!/bin/sh
# The role and the database of Stoa, made when a cluster is new. The role owns its database and may make the one under
# which the application works; it is no superuser.
set -eu
psql --set ON_ERROR_STOP=1 --username "${POSTGRES_USER:-postgres}" --dbname "${POSTGRES_DB:-postgres}" \
  --set password="$STOA_DATABASE_PASSWORD" <<'SQL'
create role stoa login createrole password :'password';
create database stoa owner stoa encoding 'UTF8' template template0;
SQL
