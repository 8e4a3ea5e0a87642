#!/bin/sh
# Makes the files of the secrets that docker-compose.yml names, in $SECRETS_DIR (./secrets). Files that are there stay.
# `staff_password` is the first password of the account `staff`, `staff_login_password` what staff commands log in with.
# The portal's own secrets are random. Those of providers, the second person's password, the token of /metrics and the key
# of overrides are empty, which is unset: write into their files what is used.
set -eu
dir="${SECRETS_DIR:-./secrets}"
mkdir -p "$dir"
# Only the owner enters the folder. Containers read the single files as users of their own.
chmod 700 "$dir"

random() { head -c 32 /dev/urandom | od -An -v -t x1 | tr -d ' \n'; }

for name in portal_secret postgres_password staff_password; do
  [ -e "$dir/$name" ] || random >"$dir/$name"
done
[ -e "$dir/staff_login_password" ] || cp "$dir/staff_password" "$dir/staff_login_password"
for name in reviewer_password ops_token override_key aliyun_access_key_secret s3_secret_access_key smtp_password wechat_app_secret \
  wechat_token releases_s3_secret_access_key signing_certificate signing_key signing_key_password signing_token; do
  [ -e "$dir/$name" ] || : >"$dir/$name"
done
for file in "$dir"/*; do chmod 644 "$file"; done
echo "密钥文件在 $dir；工作人员账号 staff 的首次登录密码在 $dir/staff_password"
