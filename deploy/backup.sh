#!/bin/sh
# Writes database and files into $BACKUP_DIR/portal-<time in UTC>, while the portal runs. See docs/operations.md.
# Variables: DATABASE_URL (and PGPASSWORD, or PGPASSWORD_FILE), DATA_DIR, BACKUP_DIR; BACKUP_KEEP is how many backups stay (default: all).
set -eu
: "${DATABASE_URL:?DATABASE_URL is missing}" "${DATA_DIR:?DATA_DIR is missing}" "${BACKUP_DIR:?BACKUP_DIR is missing}"
if [ -n "${PGPASSWORD_FILE:-}" ]; then PGPASSWORD=$(cat "$PGPASSWORD_FILE") && export PGPASSWORD; fi
umask 077

name="portal-$(date -u +%Y%m%dT%H%M%SZ)"
part="$BACKUP_DIR/.$name.partial"
trap 'rm -rf "$part"' EXIT
trap 'exit 1' HUP INT TERM
mkdir -p "$part"

# The database first: files don't change, and one that no record uses any more stays for a day. So the folder has every
# file of the dump, and perhaps newer ones.
pg_dump --format=custom --no-owner --no-privileges --file="$part/database.dump" "$DATABASE_URL"
if [ -d "$DATA_DIR/files" ]; then
  # 1: a file was added or removed meanwhile.
  tar -C "$DATA_DIR" -cf "$part/files.tar" files || [ $? -eq 1 ]
else
  echo "没有 $DATA_DIR/files：文件在对象存储中，请另行备份存储桶"
fi
(cd "$part" && sha256sum -- * >SHA256SUMS)
mv "$part" "$BACKUP_DIR/$name"
# The API tells the age of the last backup by this mark (backup_timestamp_seconds of /metrics).
touch "$DATA_DIR/.last-backup" || echo "无法写入 $DATA_DIR/.last-backup：监控看不到本次备份" >&2
echo "已备份到 $BACKUP_DIR/$name（$(du -sh "$BACKUP_DIR/$name" | cut -f1)）"
echo "恢复：sh deploy/restore.sh $BACKUP_DIR/$name，或设 BACKUP_DIR 后 sh deploy/restore.sh $name"

if [ -n "${BACKUP_KEEP:-}" ]; then
  find "$BACKUP_DIR" -maxdepth 1 -type d -name 'portal-*' | sort | head -n "-$BACKUP_KEEP" | while read -r old; do
    rm -rf "$old"
    echo "已删除旧备份 $old"
  done
fi
