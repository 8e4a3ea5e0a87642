CREATE TABLE "api_token" (
	"rid" text PRIMARY KEY NOT NULL,
	"user_rid" text NOT NULL,
	"name" text NOT NULL,
	"scopes" jsonb NOT NULL,
	"hint" text NOT NULL,
	"hash" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"expires" timestamp with time zone NOT NULL,
	"last_used" timestamp with time zone,
	CONSTRAINT "api_token_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "webhook_attempt" (
	"rid" text PRIMARY KEY NOT NULL,
	"delivery_rid" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"status" integer,
	"error" text,
	"duration_ms" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_delivery" (
	"rid" text PRIMARY KEY NOT NULL,
	"webhook_rid" text NOT NULL,
	"type" text NOT NULL,
	"target_rid" text NOT NULL,
	"code" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"tried" integer NOT NULL,
	"next" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "webhook" (
	"rid" text PRIMARY KEY NOT NULL,
	"user_rid" text NOT NULL,
	"url" text NOT NULL,
	"events" jsonb NOT NULL,
	"secret" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"disabled" timestamp with time zone,
	"disabled_because" text,
	"failing_since" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "api_token" ADD CONSTRAINT "api_token_user_rid_users_rid_fk" FOREIGN KEY ("user_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_attempt" ADD CONSTRAINT "webhook_attempt_delivery_rid_webhook_delivery_rid_fk" FOREIGN KEY ("delivery_rid") REFERENCES "public"."webhook_delivery"("rid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_webhook_rid_webhook_rid_fk" FOREIGN KEY ("webhook_rid") REFERENCES "public"."webhook"("rid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook" ADD CONSTRAINT "webhook_user_rid_users_rid_fk" FOREIGN KEY ("user_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_token_member" ON "api_token" USING btree ("user_rid","created" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "api_token_expires" ON "api_token" USING btree ("expires");--> statement-breakpoint
CREATE INDEX "webhook_attempt_delivery" ON "webhook_attempt" USING btree ("delivery_rid","at");--> statement-breakpoint
CREATE INDEX "webhook_delivery_next" ON "webhook_delivery" USING btree ("next") WHERE "webhook_delivery"."next" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "webhook_delivery_log" ON "webhook_delivery" USING btree ("webhook_rid","created" DESC NULLS FIRST,"rid");--> statement-breakpoint
CREATE INDEX "webhook_delivery_created" ON "webhook_delivery" USING btree ("created");--> statement-breakpoint
CREATE INDEX "webhook_member" ON "webhook" USING btree ("user_rid","created");