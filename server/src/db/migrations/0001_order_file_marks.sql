CREATE TABLE "wx_tickets" (
	"scene" text PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"expires" timestamp with time zone NOT NULL,
	"openid" text,
	"scanned" timestamp with time zone,
	"confirmed" timestamp with time zone,
	"used" timestamp with time zone,
	"salt" text
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "signed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "has_data" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" RENAME COLUMN "address" TO "ip";--> statement-breakpoint
CREATE INDEX "wx_tickets_expires_index" ON "wx_tickets" USING btree ("expires");--> statement-breakpoint
CREATE INDEX "wx_tickets_openid_index" ON "wx_tickets" USING btree ("openid");--> statement-breakpoint
UPDATE "orders" SET
  "signed" = EXISTS (SELECT FROM "order_file" AS f WHERE f."order_rid" = "orders"."rid" AND f."kind" = 'signed'),
  "has_data" = EXISTS (SELECT FROM "order_file" AS f WHERE f."order_rid" = "orders"."rid" AND f."kind" = 'data');
