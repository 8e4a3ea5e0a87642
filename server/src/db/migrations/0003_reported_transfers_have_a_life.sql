ALTER TABLE "transfer_apply" ADD COLUMN "arrived_fen" bigint;--> statement-breakpoint
ALTER TABLE "transfer_apply" ADD COLUMN "decided" timestamp with time zone;--> statement-breakpoint
UPDATE "transfer_apply" SET "arrived_fen" = (SELECT sum("amount") FROM "ledger_transfer" WHERE "id" IN ('transferApply:' || "transfer_apply"."rid" || ':statement_by_bank', 'transferApply:' || "transfer_apply"."rid" || ':deposit')) WHERE "state" = 'matched';
