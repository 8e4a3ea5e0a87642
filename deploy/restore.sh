#!/bin/sh
# restore.sh BACKUP: writes a backup into an empty database and a data folder without files, while no API runs on them. BACKUP is the
# folder that backup.sh has written, as a path or by its name in $BACKUP_DIR. See docs/operations.md.
# Variables: DATABASE_URL (and PGPASSWORD, or PGPASSWORD_FILE), DATA_DIR, BACKUP_DIR (optional).
set -eu
: "${DATABASE_URL:?DATABASE_URL is missing}" "${DATA_DIR:?DATA_DIR is missing}"
if [ -n "${PGPASSWORD_FILE:-}" ]; then PGPASSWORD=$(cat "$PGPASSWORD_FILE") && export PGPASSWORD; fi
from="${1:?the folder of the backup is missing}"
if [ ! -d "$from" ] && [ -d "${BACKUP_DIR:-}/$from" ]; then from="$BACKUP_DIR/$from"; fi
if [ ! -f "$from/SHA256SUMS" ]; then
  echo "$from 不是 backup.sh 写出的备份：其中没有 SHA256SUMS" >&2
  exit 1
fi

(cd "$from" && sha256sum --check --quiet --strict SHA256SUMS)
tables=$(psql --no-psqlrc --tuples-only --no-align --set ON_ERROR_STOP=1 --dbname="$DATABASE_URL" \
  --command="SELECT count(*) FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema')")
if [ "$tables" != 0 ]; then
  echo "数据库里已有 $tables 张表，不会覆盖；请恢复到新建的空数据库" >&2
  exit 1
fi
if [ -d "$DATA_DIR/files" ] && [ -n "$(find "$DATA_DIR/files" -type f -print -quit)" ]; then
  echo "$DATA_DIR/files 里已有文件，不会覆盖；请恢复到新的数据目录" >&2
  exit 1
fi

# The files first: an API that starts on a complete database finds them.
if [ -f "$from/files.tar" ]; then tar -C "$DATA_DIR" -xf "$from/files.tar"; fi
pg_restore --no-owner --no-privileges --exit-on-error --single-transaction --dbname="$DATABASE_URL" "$from/database.dump"
echo "已从 $from 恢复。启动 API 后请运行 npm run staff -- ledger check"
