CREATE TABLE "data_share_opening" (
	"share_rid" text NOT NULL,
	"day" text NOT NULL,
	"act" text NOT NULL,
	"file" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "data_share_opening_share_rid_day_act_file_pk" PRIMARY KEY("share_rid","day","act","file")
);
--> statement-breakpoint
CREATE TABLE "data_share" (
	"rid" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"user_rid" text NOT NULL,
	"name" text NOT NULL,
	"from" text NOT NULL,
	"files" jsonb NOT NULL,
	"password_hash" text,
	"created" timestamp with time zone NOT NULL,
	"expires" timestamp with time zone NOT NULL,
	"revoked" timestamp with time zone,
	CONSTRAINT "data_share_code_unique" UNIQUE("code")
);
--> statement-breakpoint
ALTER TABLE "data_share_opening" ADD CONSTRAINT "data_share_opening_share_rid_data_share_rid_fk" FOREIGN KEY ("share_rid") REFERENCES "public"."data_share"("rid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_share" ADD CONSTRAINT "data_share_user_rid_users_rid_fk" FOREIGN KEY ("user_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_share_member" ON "data_share" USING btree ("user_rid","created" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "data_share_expires" ON "data_share" USING btree ("expires");