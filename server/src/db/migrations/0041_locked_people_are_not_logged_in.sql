UPDATE "users" SET "locked" = "staff_account"."locked" FROM "staff_account" WHERE "staff_account"."staff_rid" = "users"."rid";--> statement-breakpoint
ALTER TABLE "staff_account" DROP COLUMN "locked";