CREATE TABLE "cluster_budget_notice" (
	"budget_rid" text NOT NULL,
	"month" text NOT NULL,
	"percent" integer NOT NULL,
	CONSTRAINT "cluster_budget_notice_budget_rid_month_percent_pk" PRIMARY KEY("budget_rid","month","percent")
);
--> statement-breakpoint
ALTER TABLE "cluster_budget_notice" ADD CONSTRAINT "cluster_budget_notice_budget_rid_cluster_budget_rid_fk" FOREIGN KEY ("budget_rid") REFERENCES "public"."cluster_budget"("rid") ON DELETE cascade ON UPDATE no action;