CREATE TABLE "cluster_budget" (
	"rid" text PRIMARY KEY NOT NULL,
	"cluster_rid" text NOT NULL,
	"user_rid" text,
	"fund_code" text,
	"amount_fen" bigint NOT NULL,
	"changed" timestamp with time zone NOT NULL,
	CONSTRAINT "cluster_budget_subject" CHECK (("cluster_budget"."user_rid" IS NULL) <> ("cluster_budget"."fund_code" IS NULL)),
	CONSTRAINT "cluster_budget_amount" CHECK ("cluster_budget"."amount_fen" > 0)
);
--> statement-breakpoint
ALTER TABLE "cluster_budget" ADD CONSTRAINT "cluster_budget_cluster_rid_cluster_rid_fk" FOREIGN KEY ("cluster_rid") REFERENCES "public"."cluster"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cluster_budget" ADD CONSTRAINT "cluster_budget_user_rid_users_rid_fk" FOREIGN KEY ("user_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cluster_budget_member" ON "cluster_budget" USING btree ("cluster_rid","user_rid");--> statement-breakpoint
CREATE UNIQUE INDEX "cluster_budget_project" ON "cluster_budget" USING btree ("cluster_rid","fund_code");--> statement-breakpoint
CREATE INDEX "cluster_budget_user" ON "cluster_budget" USING btree ("user_rid");