ALTER TABLE "orders" ADD COLUMN "parcel_company" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "parcel_number" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "asked" boolean DEFAULT false NOT NULL;