CREATE SEQUENCE "public"."evaluation_code" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "evaluation_picture" (
	"evaluation_rid" text NOT NULL,
	"position" smallint NOT NULL,
	"file_rid" text NOT NULL,
	CONSTRAINT "evaluation_picture_evaluation_rid_position_pk" PRIMARY KEY("evaluation_rid","position"),
	CONSTRAINT "evaluation_picture_file_rid_unique" UNIQUE("file_rid")
);
--> statement-breakpoint
CREATE TABLE "evaluation" (
	"rid" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"user_rid" text NOT NULL,
	"order_rid" text NOT NULL,
	"item_rid" text NOT NULL,
	"device_rid" text NOT NULL,
	"stars" smallint NOT NULL,
	"text" text NOT NULL,
	"anonymous" boolean NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"reply" text,
	"replied" timestamp with time zone,
	"points" integer DEFAULT 0 NOT NULL,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "evaluation_code_unique" UNIQUE("code"),
	CONSTRAINT "evaluation_item_rid_unique" UNIQUE("item_rid"),
	CONSTRAINT "evaluation_stars" CHECK ("evaluation"."stars" BETWEEN 1 AND 5)
);
--> statement-breakpoint
ALTER TABLE "device" ADD COLUMN "evaluations" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "device" ADD COLUMN "stars" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "evaluation_picture" ADD CONSTRAINT "evaluation_picture_evaluation_rid_evaluation_rid_fk" FOREIGN KEY ("evaluation_rid") REFERENCES "public"."evaluation"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluation_picture" ADD CONSTRAINT "evaluation_picture_file_rid_file_rid_fk" FOREIGN KEY ("file_rid") REFERENCES "public"."file"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluation" ADD CONSTRAINT "evaluation_user_rid_users_rid_fk" FOREIGN KEY ("user_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluation" ADD CONSTRAINT "evaluation_order_rid_orders_rid_fk" FOREIGN KEY ("order_rid") REFERENCES "public"."orders"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluation" ADD CONSTRAINT "evaluation_item_rid_order_item_rid_fk" FOREIGN KEY ("item_rid") REFERENCES "public"."order_item"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "evaluation_device" ON "evaluation" USING btree ("device_rid","created" DESC NULLS LAST,"rid") WHERE "evaluation"."state" = 'released';--> statement-breakpoint
CREATE INDEX "evaluation_member" ON "evaluation" USING btree ("user_rid","created" DESC NULLS LAST,"rid");--> statement-breakpoint
CREATE INDEX "evaluation_state" ON "evaluation" USING btree ("state","created" DESC NULLS LAST,"rid");--> statement-breakpoint
CREATE INDEX "evaluation_order" ON "evaluation" USING btree ("order_rid");