CREATE TABLE "cluster_member" (
	"cluster_rid" text NOT NULL,
	"user_rid" text NOT NULL,
	"role" text NOT NULL,
	"limit_fen" bigint,
	"joined" timestamp with time zone NOT NULL,
	CONSTRAINT "cluster_member_cluster_rid_user_rid_pk" PRIMARY KEY("cluster_rid","user_rid"),
	CONSTRAINT "cluster_member_role" CHECK ("cluster_member"."role" IN ('owner', 'manager', 'member')),
	CONSTRAINT "cluster_member_limit" CHECK ("cluster_member"."limit_fen" >= 0)
);
--> statement-breakpoint
CREATE TABLE "cluster_payment" (
	"rid" text PRIMARY KEY NOT NULL,
	"cluster_rid" text NOT NULL,
	"user_rid" text NOT NULL,
	"statement_rid" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"state" text NOT NULL,
	"month" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"expires" timestamp with time zone,
	"decided" timestamp with time zone,
	"decided_by" text,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "cluster_payment_amount" CHECK ("cluster_payment"."amount_fen" > 0),
	CONSTRAINT "cluster_payment_expires" CHECK (("cluster_payment"."state" = 'waiting') = ("cluster_payment"."expires" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "cluster_request" (
	"rid" text PRIMARY KEY NOT NULL,
	"cluster_rid" text NOT NULL,
	"user_rid" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"message" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"decided" timestamp with time zone,
	CONSTRAINT "cluster_request_decided" CHECK (("cluster_request"."state" = 'waiting') = ("cluster_request"."decided" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "cluster" (
	"rid" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"intro" text NOT NULL,
	"listed" boolean NOT NULL,
	"state" text NOT NULL,
	"approval_fen" bigint,
	"limit_fen" bigint,
	"words" "tsvector" DEFAULT '' NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"changed" timestamp with time zone NOT NULL,
	CONSTRAINT "cluster_code_unique" UNIQUE("code")
);
--> statement-breakpoint
ALTER TABLE "cluster_member" ADD CONSTRAINT "cluster_member_cluster_rid_cluster_rid_fk" FOREIGN KEY ("cluster_rid") REFERENCES "public"."cluster"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cluster_member" ADD CONSTRAINT "cluster_member_user_rid_users_rid_fk" FOREIGN KEY ("user_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cluster_payment" ADD CONSTRAINT "cluster_payment_cluster_rid_cluster_rid_fk" FOREIGN KEY ("cluster_rid") REFERENCES "public"."cluster"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cluster_payment" ADD CONSTRAINT "cluster_payment_user_rid_users_rid_fk" FOREIGN KEY ("user_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cluster_payment" ADD CONSTRAINT "cluster_payment_decided_by_users_rid_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cluster_request" ADD CONSTRAINT "cluster_request_cluster_rid_cluster_rid_fk" FOREIGN KEY ("cluster_rid") REFERENCES "public"."cluster"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cluster_request" ADD CONSTRAINT "cluster_request_user_rid_users_rid_fk" FOREIGN KEY ("user_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cluster_member_user" ON "cluster_member" USING btree ("user_rid","role");--> statement-breakpoint
CREATE UNIQUE INDEX "cluster_member_owner" ON "cluster_member" USING btree ("cluster_rid") WHERE "cluster_member"."role" = 'owner';--> statement-breakpoint
CREATE INDEX "cluster_payment_cluster" ON "cluster_payment" USING btree ("cluster_rid","created" DESC NULLS LAST,"rid" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "cluster_payment_month" ON "cluster_payment" USING btree ("cluster_rid","user_rid","month");--> statement-breakpoint
CREATE INDEX "cluster_payment_statement" ON "cluster_payment" USING btree ("statement_rid");--> statement-breakpoint
CREATE INDEX "cluster_payment_user" ON "cluster_payment" USING btree ("user_rid");--> statement-breakpoint
CREATE INDEX "cluster_payment_waiting" ON "cluster_payment" USING btree ("expires") WHERE "cluster_payment"."state" = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "cluster_request_waiting" ON "cluster_request" USING btree ("cluster_rid","user_rid") WHERE "cluster_request"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "cluster_request_cluster" ON "cluster_request" USING btree ("cluster_rid","created" DESC NULLS LAST,"rid");--> statement-breakpoint
CREATE INDEX "cluster_request_user" ON "cluster_request" USING btree ("user_rid","created" DESC NULLS LAST,"rid");--> statement-breakpoint
CREATE INDEX "cluster_words" ON "cluster" USING gin ("words");--> statement-breakpoint
CREATE INDEX "cluster_created" ON "cluster" USING btree ("created" DESC NULLS LAST,"rid");