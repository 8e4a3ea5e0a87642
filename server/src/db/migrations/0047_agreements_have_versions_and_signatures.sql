CREATE TABLE "protocol_signature" (
	"rid" text PRIMARY KEY NOT NULL,
	"protocol_rid" text NOT NULL,
	"user_rid" text NOT NULL,
	"name" text NOT NULL,
	"method" text NOT NULL,
	"picture" text,
	"phone" text NOT NULL,
	"ip" text NOT NULL,
	"user_agent" text NOT NULL,
	"consent" text NOT NULL,
	"sha256" text NOT NULL,
	"file_rid" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "protocol_signature_protocol_rid_unique" UNIQUE("protocol_rid")
);
--> statement-breakpoint
CREATE TABLE "protocol" (
	"rid" text PRIMARY KEY NOT NULL,
	"order_rid" text NOT NULL,
	"user_rid" text NOT NULL,
	"version" integer NOT NULL,
	"file_rid" text,
	"sha256" text,
	"content" jsonb,
	"due_fen" bigint NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"signed" timestamp with time zone,
	"superseded" timestamp with time zone
);
--> statement-breakpoint
DROP INDEX "order_file_protocol";--> statement-breakpoint
ALTER TABLE "protocol_signature" ADD CONSTRAINT "protocol_signature_protocol_rid_protocol_rid_fk" FOREIGN KEY ("protocol_rid") REFERENCES "public"."protocol"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "protocol_signature" ADD CONSTRAINT "protocol_signature_user_rid_users_rid_fk" FOREIGN KEY ("user_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "protocol_signature" ADD CONSTRAINT "protocol_signature_file_rid_file_rid_fk" FOREIGN KEY ("file_rid") REFERENCES "public"."file"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "protocol" ADD CONSTRAINT "protocol_order_rid_orders_rid_fk" FOREIGN KEY ("order_rid") REFERENCES "public"."orders"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "protocol" ADD CONSTRAINT "protocol_user_rid_users_rid_fk" FOREIGN KEY ("user_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "protocol" ADD CONSTRAINT "protocol_file_rid_file_rid_fk" FOREIGN KEY ("file_rid") REFERENCES "public"."file"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "protocol_version" ON "protocol" USING btree ("order_rid","version");--> statement-breakpoint
CREATE UNIQUE INDEX "protocol_current" ON "protocol" USING btree ("order_rid") WHERE "protocol"."superseded" IS NULL;--> statement-breakpoint
CREATE INDEX "protocol_member" ON "protocol" USING btree ("user_rid","created" DESC NULLS FIRST,"rid");
--> statement-breakpoint
-- Agreements that were signed, or whose order is delivered or cancelled, keep their file. Of these the content is not known.
INSERT INTO "protocol" ("rid", "order_rid", "user_rid", "version", "file_rid", "due_fen", "created", "signed")
SELECT f."rid", o."rid", o."user_rid", 1, f."file_rid", o."due_fen", f."created",
  (SELECT min(s."created") FROM "order_file" s WHERE s."order_rid" = o."rid" AND s."kind" = 'signed')
FROM "order_file" f JOIN "orders" o ON o."rid" = f."order_rid"
WHERE f."kind" = 'protocol' AND (o."signed" OR o."state" NOT IN ('submitted', 'confirmed', 'agreed', 'awaiting_sample', 'received', 'testing'));
--> statement-breakpoint
-- The others are generated again, so that they can be read and signed on the page.
UPDATE "orders" SET "protocol_made" = false
WHERE "protocol_made" AND NOT "signed" AND "state" IN ('submitted', 'confirmed', 'agreed', 'awaiting_sample', 'received', 'testing');
